import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { SegmentedControl } from '@codegouvfr/react-dsfr/SegmentedControl'
import { formatKilograms } from '@ma-cantine/lib/messages/numbers'
import type { WasteShare } from '@ma-cantine/lib/waste/waste-figures'
import { useId, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { PieChart } from '../../ui/charts/PieChart.tsx'
import { useWasteWords } from '../words/waste-words.ts'

interface ShareFigureProps<Part extends string> {
  /** Null while there is nothing to show. */
  readonly shares: readonly WasteShare<Part>[] | null
  readonly words: {
    readonly title: string
    readonly parts: Readonly<Record<Part, string>>
    readonly missing: string
  }
}

/** The parts of a waste measurement, as a chart or as a text, or what to do to see them. */
export function ShareFigure<Part extends string>({ shares, words }: ShareFigureProps<Part>) {
  const { view, part: partText } = useWasteWords()
  const locale = useLocale()
  const id = useId()
  const [isText, setText] = useState(false)
  if (shares === null) return <Alert severity="info" small description={words.missing} />
  const data = {
    categoryTitle: words.title,
    categories: shares.map(({ part }) => words.parts[part]),
    series: [{ name: words.title, values: shares.map(({ mass }) => mass ?? 0) }],
  }
  const option = (label: string, checked: boolean, choose: () => void) => ({
    label,
    nativeInputProps: { checked, onChange: choose },
  })
  return (
    <figure className="mc-chart" aria-labelledby={id}>
      <figcaption className="mc-waste-share-head">
        <h3 id={id} className="fr-h6 fr-mb-0">
          {words.title}
        </h3>
        <SegmentedControl
          small
          hideLegend
          legend={`${view.legend}, ${words.title}`}
          segments={[option(view.chart, !isText, () => setText(false)), option(view.text, isText, () => setText(true))]}
        />
      </figcaption>
      {!isText && <PieChart title={words.title} data={data} format={mass => formatKilograms(mass, locale)} />}
      <ul className={isText ? undefined : 'fr-sr-only'}>
        {shares.map(({ part, mass, percentage }) => (
          <li key={part}>{partText(words.parts[part], mass, percentage)}</li>
        ))}
      </ul>
    </figure>
  )
}
