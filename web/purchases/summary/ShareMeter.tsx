import { kindTints } from './label-tints.ts'
import { useSummaryWords } from './words/summary-words.ts'

export interface ShareMeterProps {
  readonly label: string
  /** Between 0 and 1. */
  readonly share: number
  /** The share to reach, in percent; null when none applies. */
  readonly goal: number | null
  readonly kind: keyof typeof kindTints
}

/** A share as a bar, with a mark at its goal; both are said in words as well. */
export function ShareMeter({ label, share, goal, kind }: ShareMeterProps) {
  const { figures } = useSummaryWords()
  return (
    <>
      <div role="img" className="mc-meter" aria-label={figures.meter(label, share, goal)}>
        <span
          className="mc-meter__bar"
          style={{ width: `${Math.min(share * 100, 100)}%`, background: `var(--${kindTints[kind]})` }}
        />
        {goal !== null && <span className="mc-meter__goal" style={{ insetInlineStart: `${goal}%` }} />}
      </div>
      {goal !== null && (
        <p className="fr-hint-text fr-mb-1w" aria-hidden="true">
          {figures.goal(goal)}
        </p>
      )}
    </>
  )
}
