import type { StoredAmount } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { FailedCheck } from '@ma-cantine/lib/diagnostics/cross-checks'
import { useLocale } from '../../app/locale.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'
import { useQualityNames } from './quality-names.ts'
import { useQualityWords } from './words/quality-words.ts'

/** A check that failed since the step was opened. */
export interface WatchedCheck {
  readonly name: string
  /** As it fails; null once it is mended. */
  readonly failed: FailedCheck | null
  /** The amounts of other steps that may hold the mistake. */
  readonly others: readonly StoredAmount[]
}

interface CrossChecksProps extends Pick<AmountFieldProps, 'form' | 'purchases' | 'onFill' | 'onLeave'> {
  readonly checks: readonly WatchedCheck[]
}

/** Amounts shown before the reader asks for the others. */
const shownAtOnce = 6

/**
 * The contradictions between amounts, each with those of other steps that may hold the mistake, to be mended in place.
 * Once mended they stay: a field that one is typing in does not vanish.
 */
export function CrossChecks({ checks, form, purchases, onFill, onLeave }: CrossChecksProps) {
  const words = useQualityWords()
  const locale = useLocale()
  const { nameOf } = useQualityNames()
  const others = [...new Set(checks.flatMap(check => check.others))]
  const fieldsOf = (names: readonly StoredAmount[]) => (
    <div className="mc-amounts">
      {names.map(name => (
        <AmountField
          key={name}
          form={form}
          name={name}
          label={nameOf(name)}
          purchases={purchases}
          onFill={onFill}
          onLeave={onLeave}
        />
      ))}
    </div>
  )
  const isMended = checks.every(({ failed }) => failed === null)
  return (
    <div className="mc-checks">
      <div role="status">
        {checks.length > 0 && (
          <div className={`fr-alert fr-alert--${isMended ? 'success' : 'error'} fr-alert--sm`}>
            {isMended ? (
              <p>{words.checks.mended}</p>
            ) : (
              <>
                <p className="fr-text--bold">{words.checks.title}</p>
                {checks.map(({ name, failed }) => failed && <p key={name}>{failed.message.in(locale)}</p>)}
              </>
            )}
          </div>
        )}
      </div>
      {others.length > 0 && (
        <section className="mc-checks__helper" aria-label={words.checks.helper}>
          <p className="fr-text--bold fr-mb-2w">{words.checks.helper}</p>
          {fieldsOf(others.slice(0, shownAtOnce))}
          {others.length > shownAtOnce && (
            <details className="mc-checks__more">
              <summary>{words.checks.more(others.length - shownAtOnce)}</summary>
              {fieldsOf(others.slice(shownAtOnce))}
            </details>
          )}
        </section>
      )}
    </div>
  )
}
