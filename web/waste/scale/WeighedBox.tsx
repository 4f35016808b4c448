import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { WasteFormValues } from '@ma-cantine/lib/waste/waste-tunnel'
import { type WasteStepSlug, wasteStep } from '@ma-cantine/lib/waste/waste-tunnel'
import { differsFromWeighed, type WeighingSums, weighedValues } from '@ma-cantine/lib/waste/weighing-sums'
import { useLocale } from '../../app/locale.ts'
import { useScaleWords } from './words/scale-words.ts'
import './scale.css'

interface WeighedBoxProps {
  readonly sums: WeighingSums
  readonly step: WasteStepSlug
  readonly values: WasteFormValues
  /** Whether the step opened filled with what was weighed, and is not saved yet. */
  readonly isFilled: boolean
  readonly onTake: (values: Partial<WasteFormValues>) => void
}

/** What was weighed in the period, beside the questions of a step that it answers, and where it comes from. */
export function WeighedBox({ sums, step, values, isFilled, onTake }: WeighedBoxProps) {
  const words = useScaleWords().weighed
  const { mass, sources } = useScaleWords()
  const locale = useLocale()
  if (sums.count === 0) return null
  const weighed = weighedValues(sums, step)
  if (weighed === null && step !== 'periode') return null
  const differs = weighed !== null && differsFromWeighed(values, weighed)
  const own = sums.sources.find(({ source }) => source === wasteStep(step).source)
  return (
    <aside className="mc-scale-weighed" aria-label={words.title(sums.count, mass(sums.grams))}>
      <p className="fr-text--bold fr-mb-1w">{words.title(sums.count, mass(sums.grams))}</p>
      {own && <p className="fr-mb-1w">{words.sourceMass(sources[own.source], mass(own.grams))}</p>}
      <p className="fr-mb-1w" role="status">
        {weighed === null ? words.next : differs ? words.differs : isFilled ? words.filled : words.same}
      </p>
      {own && own.unsortedGrams > 0 && own.unsortedGrams < own.grams && (
        <p className="fr-mb-1w">{words.unsorted(mass(own.unsortedGrams))}</p>
      )}
      {differs && (
        <Button className="fr-mb-1w" type="button" priority="secondary" size="small" onClick={() => onTake(weighed)}>
          {words.take}
        </Button>
      )}
      <details>
        <summary>{words.details}</summary>
        <ul>
          {sums.days.map(({ day, count, grams }) => (
            <li key={day}>{words.day(formatDay(day, locale), count, mass(grams))}</li>
          ))}
        </ul>
        <ul>
          {sums.authors.map(({ name, isKitchen, count }) => (
            <li key={`${name} ${isKitchen}`}>
              {words.author(isKitchen ? words.kitchen : (name ?? words.closedAccount), count)}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}
