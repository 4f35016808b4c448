import { TextField } from '../../../ui/TextField.tsx'
import { HelpBox } from '../../../ui/tunnel/HelpBox.tsx'
import { useDiagnosticWords } from '../../words/diagnostic-words.ts'
import type { StepProps } from '../measure-steps.ts'
import { ChoiceField, ListField, YesNoField } from './AnswerFields.tsx'
import { DependentFields } from './DependentFields.tsx'
import { LastYear } from './LastYear.tsx'

export function DinersStep(props: StepProps) {
  const { form } = props
  const { information } = useDiagnosticWords().help
  const isInforming = form.watch('communicatesOnFoodQuality') === 'yes'
  return (
    <>
      <LastYear measure="information-des-usagers" {...props} />
      <div className="mc-tunnel-columns">
        <div>
          <YesNoField form={form} name="communicatesOnFoodQuality" />
          <DependentFields form={form} names={['communicationFrequency']} isShown={isInforming}>
            <ChoiceField form={form} name="communicationFrequency" />
          </DependentFields>
        </div>
        <HelpBox title={information.title}>{information.text}</HelpBox>
      </div>
    </>
  )
}

export const MeansStep = ({ form }: StepProps) => (
  <ListField form={form} name="communicationSupports" other="otherCommunicationSupport" />
)

export const NutritionStep = ({ form }: StepProps) => <YesNoField form={form} name="communicatesOnFoodPlan" />

export function PageStep({ form }: StepProps) {
  const { address } = useDiagnosticWords().hints
  return <TextField form={form} name="communicationSupportUrl" type="url" autoComplete="url" optional hint={address} />
}
