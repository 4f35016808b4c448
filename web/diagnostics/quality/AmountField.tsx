import { Button } from '@codegouvfr/react-dsfr/Button'
import { Input } from '@codegouvfr/react-dsfr/Input'
import type { StoredAmount } from '@ma-cantine/lib/diagnostics/amount-properties'
import { inCents } from '@ma-cantine/lib/diagnostics/amounts'
import type { DiagnosticForm } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { readAnswers } from '@ma-cantine/lib/diagnostics/read-answers'
import type { ReportAmounts } from '@ma-cantine/lib/purchases/report-amounts'
import type { SiteForm } from '../../ui/site-form.ts'
import { useQualityWords } from './words/quality-words.ts'

export interface AmountFieldProps {
  readonly form: SiteForm<DiagnosticForm>
  readonly name: StoredAmount
  readonly label: string
  /** The purchases of the year, which may fill the field; null without any. */
  readonly purchases: ReportAmounts | null
  readonly onFill: (name: StoredAmount, amount: number) => void
  /** Called when the field is left: an amount half typed contradicts nothing yet. */
  readonly onLeave: () => void
  /** Whether a check contradicts the amount. */
  readonly isDoubtful?: boolean
  readonly isRequired?: boolean
  readonly hint?: string
}

/** An amount in euros; empty is not known, which differs from zero. */
export function AmountField(props: AmountFieldProps) {
  const { form, name, label, purchases, onFill, onLeave, isDoubtful = false, isRequired = false, hint } = props
  const words = useQualityWords()
  const problem = form.problemOf(name)
  const isWrong = problem !== undefined || isDoubtful
  const bought = purchases?.[name]
  return (
    <div className="mc-amount">
      <Input
        label={label}
        {...(hint === undefined ? {} : { hintText: hint })}
        state={isWrong ? 'error' : 'default'}
        stateRelatedMessage={problem ?? words.doubtful}
        addon={
          <span className="mc-amount__unit" aria-hidden="true">
            {words.unit}
          </span>
        }
        nativeInputProps={{
          ...form.register(name, { onBlur: onLeave }),
          id: form.idOf(name),
          type: 'text',
          inputMode: 'decimal',
          autoComplete: 'off',
          ...(isRequired ? {} : { placeholder: words.unknown }),
          'aria-required': isRequired,
          'aria-invalid': isWrong,
        }}
      />
      {bought !== undefined && (
        <PurchaseHint
          label={label}
          typed={form.watch(name)}
          amount={bought}
          isAmount={text => isAmount(name, text, bought)}
          onFill={() => onFill(name, bought)}
        />
      )}
    </div>
  )
}

/** Whether a text, read as people type it, is this amount. */
function isAmount(name: StoredAmount, text: string, amount: number): boolean {
  const read = readAnswers({ [name]: text } as unknown as DiagnosticForm, [name]).answers[name]
  return typeof read === 'number' && inCents(read) === inCents(amount)
}

interface PurchaseHintProps {
  readonly label: string
  readonly typed: string
  readonly amount: number
  readonly isAmount: (text: string) => boolean
  readonly onFill: () => void
}

/** What the purchases of the year say of the amount, and a button to take it over. */
function PurchaseHint({ label, typed, amount, isAmount, onFill }: PurchaseHintProps) {
  const words = useQualityWords()
  if (isAmount(typed)) {
    return (
      <p className="fr-hint-text fr-mt-1v fr-mb-0">
        <span className="fr-icon-check-line fr-icon--sm fr-mr-1v" aria-hidden="true" />
        {words.purchases.hintSame}
      </p>
    )
  }
  if (amount === 0) return <p className="fr-hint-text fr-mt-1v fr-mb-0">{words.purchases.hintNone}</p>
  const text = words.amount(amount)
  return (
    <Button
      type="button"
      className="fr-mt-1v"
      priority="tertiary"
      size="small"
      nativeButtonProps={{ 'aria-label': words.purchases.hintFillName(label, text) }}
      onClick={onFill}
    >
      {words.purchases.hintFill(text)}
    </Button>
  )
}
