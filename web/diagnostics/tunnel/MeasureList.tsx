import { type MeasureId, measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { useLocale } from '../../app/locale.ts'
import { measureIcons } from '../measure-icons.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'

/** The five measures in order; the current one in full. */
export function MeasureList({ current }: { readonly current: MeasureId }) {
  const words = useDiagnosticWords()
  const titles = measureShortTitles[useLocale()]
  return (
    <ol className="mc-measure-list" aria-label={words.measureList}>
      {measureIds.map(measure => (
        <li key={measure} className="mc-measure" aria-current={measure === current ? 'step' : undefined}>
          <span className={`${measureIcons[measure]} fr-icon--sm`} aria-hidden="true" />
          <span className={measure === current ? 'mc-measure-name' : 'fr-sr-only'}>{titles[measure]}</span>
        </li>
      ))}
    </ol>
  )
}
