import { TextField } from '../../../ui/TextField.tsx'
import { HelpBox } from '../../../ui/tunnel/HelpBox.tsx'
import { useDiagnosticWords } from '../../words/diagnostic-words.ts'
import type { StepProps } from '../measure-steps.ts'
import { ListField, YesNoField } from './AnswerFields.tsx'
import { DependentFields } from './DependentFields.tsx'

export function CausesStep({ form }: StepProps) {
  const { cause } = useDiagnosticWords().help
  return (
    <div className="mc-tunnel-columns">
      <div>
        <YesNoField form={form} name="hasWasteDiagnostic" />
        <DependentFields form={form} names={['hasWastePlan']} isShown={form.watch('hasWasteDiagnostic') === 'yes'}>
          <YesNoField form={form} name="hasWastePlan" />
        </DependentFields>
      </div>
      <HelpBox title={cause.title}>{cause.text}</HelpBox>
    </div>
  )
}

export function MeasuringStep({ form }: StepProps) {
  const { edible } = useDiagnosticWords().help
  return (
    <div className="mc-tunnel-columns">
      <YesNoField form={form} name="hasWasteMeasures" />
      <HelpBox title={edible.title}>{edible.text}</HelpBox>
    </div>
  )
}

export const ActionsStep = ({ form }: StepProps) => (
  <ListField form={form} name="wasteActions" other="otherWasteAction" />
)

const donationAnswers = ['donationFrequency', 'donationQuantity', 'donationFoodType'] as const

export function DonationsStep({ form }: StepProps) {
  const { help, hints } = useDiagnosticWords()
  return (
    <div className="mc-tunnel-columns">
      <div>
        <YesNoField form={form} name="hasDonationAgreement" />
        <DependentFields form={form} names={donationAnswers} isShown={form.watch('hasDonationAgreement') === 'yes'}>
          <TextField
            form={form}
            name="donationFrequency"
            autoComplete="off"
            inputMode="numeric"
            optional
            hint={hints.countOfDonations}
          />
          <TextField
            form={form}
            name="donationQuantity"
            autoComplete="off"
            inputMode="decimal"
            optional
            hint={hints.amountOfDonations}
          />
          <TextField form={form} name="donationFoodType" autoComplete="off" optional hint={hints.foodType} />
        </DependentFields>
      </div>
      <HelpBox title={help.donation.title}>{help.donation.text}</HelpBox>
    </div>
  )
}
