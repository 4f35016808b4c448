import type { StoredAmount } from '@ma-cantine/lib/diagnostics/amount-properties'
import { isAskedFor } from '@ma-cantine/lib/diagnostics/quality-steps'
import type { StepProps } from '../tunnel/measure-steps.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'
import { useQualityNames } from './quality-names.ts'
import { useQualityWords } from './words/quality-words.ts'

interface AmountListProps extends Pick<AmountFieldProps, 'form' | 'purchases' | 'onFill' | 'onLeave'> {
  readonly diagnostic: StepProps['diagnostic']
  /** What the amounts are about, for screen readers: the step is titled already. */
  readonly legend: string
  readonly names: readonly StoredAmount[]
  readonly doubtful: ReadonlySet<StoredAmount>
  readonly required?: StoredAmount
}

/** The amounts of a step in the order of the sheet; those of one label are called by their family. */
export function AmountList(props: AmountListProps) {
  const { form, diagnostic, legend, names, doubtful, required, purchases, onFill, onLeave } = props
  const words = useQualityWords()
  const { nameInStep } = useQualityNames()
  return (
    <fieldset className="mc-amounts">
      <legend className="fr-sr-only">{legend}</legend>
      {names.map(name => {
        const label = nameInStep(name)
        if (!isAskedFor(name, diagnostic[name])) {
          return (
            <div key={name} className="mc-amount">
              <p className="fr-mb-1w">{label}</p>
              <p className="mc-amount__none">{words.notApplicable}</p>
            </div>
          )
        }
        return (
          <AmountField
            key={name}
            form={form}
            name={name}
            label={label}
            purchases={purchases}
            onFill={onFill}
            onLeave={onLeave}
            isDoubtful={doubtful.has(name)}
            isRequired={name === required}
          />
        )
      })}
    </fieldset>
  )
}
