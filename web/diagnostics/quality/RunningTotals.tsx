import type { StoredAmount } from '@ma-cantine/lib/diagnostics/amount-properties'
import { sumInCents } from '@ma-cantine/lib/diagnostics/amounts'
import type { Amount } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import { derivedTotals } from '@ma-cantine/lib/diagnostics/grid-sums'
import { allocationsOf, type KnownAmounts, withDerivedTotals } from '@ma-cantine/lib/diagnostics/quality-figures'
import type { EntryMode } from '@ma-cantine/lib/diagnostics/quality-steps'
import { useQualityNames } from './quality-names.ts'
import { useQualityWords } from './words/quality-words.ts'

interface RunningTotalsProps {
  readonly mode: EntryMode
  /** The amounts as they are typed. */
  readonly amounts: KnownAmounts
  /** The amounts of the label of the step, whose total is shown. */
  readonly labelAmounts: readonly StoredAmount[]
}

/** How much of the totals is shared out, and what follows from the amounts, as one types. */
export function RunningTotals({ mode, amounts, labelAmounts }: RunningTotalsProps) {
  const words = useQualityWords()
  const { running } = words
  const { nameOf } = useQualityNames()
  const allocations = allocationsOf(mode, amounts)
  const isDetailed = mode === 'COMPLETE'
  if (allocations.length === 0 && labelAmounts.length === 0) return null
  const amountText = (amount: Amount) => (amount === null ? words.summary.none : words.amount(amount))
  const derived = isDetailed ? withDerivedTotals(amounts) : null
  return (
    <section className="mc-running" aria-labelledby="reste">
      <h3 id="reste" className="fr-h6 fr-mb-2w">
        {running.title}
      </h3>
      {labelAmounts.length > 0 && (
        <p className="mc-running__label">
          {running.label}{' '}
          <strong>{words.amount(sumInCents(labelAmounts.map(name => amounts[name] ?? null)) / 100)}</strong>
        </p>
      )}
      {allocations.map(({ total, totalCents, allocatedCents }) => {
        const left = totalCents - allocatedCents
        const percent = totalCents > 0 ? Math.min(100, (allocatedCents * 100) / totalCents) : 0
        const rest =
          left < 0
            ? running.over(-left)
            : !isDetailed
              ? running.leftSimple(left)
              : left === 0
                ? running.complete
                : running.left(left)
        return (
          <div key={total} className="mc-running__one">
            <p className="fr-mb-1v">{running.of[total as keyof typeof running.of]}</p>
            <div className="mc-running__bar" aria-hidden="true">
              <span className={left < 0 ? 'mc-running__over' : ''} style={{ width: `${percent}%` }} />
            </div>
            <p className="fr-hint-text fr-mb-0">{running.allocated(allocatedCents, totalCents)}</p>
            <p className="fr-mb-0">
              <strong>{rest}</strong>
            </p>
          </div>
        )
      })}
      {derived && (
        <details className="mc-running__derived">
          <summary>{running.derived}</summary>
          <p className="fr-hint-text">{running.derivedText}</p>
          <dl>
            {derivedTotals.map(property => (
              <div key={property}>
                <dt>{nameOf(property)}</dt>
                <dd>{amountText(derived[property] ?? null)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
