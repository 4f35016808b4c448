import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { replacedTotals } from '@ma-cantine/lib/diagnostics/replaced-totals'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import type { Saving } from '../save-diagnostic.ts'
import { useQualityNames } from './quality-names.ts'
import { useQualityWords } from './words/quality-words.ts'

interface ReplacedTotalsProps {
  /** The report before its grid had an amount. */
  readonly before: Diagnostic
  readonly now: Diagnostic
  /** Stores the totals as they were. */
  readonly work: () => Promise<Saving>
  readonly onDone: (saving: Saving) => void
}

/** The totals that the detail has replaced, with the way back to them. */
export function ReplacedTotals({ before, now, work, onDone }: ReplacedTotalsProps) {
  const { mode: words, amount } = useQualityWords()
  const { nameOf } = useQualityNames()
  const totals = replacedTotals(before, now)
  if (totals.length === 0) return null
  return (
    <section className="fr-alert fr-alert--warning fr-mb-3w" aria-labelledby="totaux-remplaces">
      <h2 className="fr-alert__title" id="totaux-remplaces">
        {words.replacedTitle}
      </h2>
      <p>{words.replacedText}</p>
      <ul className="fr-mb-2w">
        {totals.map(property => (
          <li key={property}>{`${nameOf(property)} : ${amount(before[property] ?? 0)}`}</li>
        ))}
      </ul>
      <ConfirmButton
        action={words.back}
        question={words.backQuestion}
        text={words.backText}
        keep={words.keepDetail}
        work={work}
        onDone={onDone}
      />
    </section>
  )
}
