import { HelpBox } from '../../../ui/tunnel/HelpBox.tsx'
import { useDiagnosticWords } from '../../words/diagnostic-words.ts'
import type { StepProps } from '../measure-steps.ts'
import { ChoiceField, ListField, YesNoField } from './AnswerFields.tsx'
import { DependentFields } from './DependentFields.tsx'
import { LastYear } from './LastYear.tsx'

export function PlanStep({ form }: StepProps) {
  const { plan } = useDiagnosticWords().help
  const isPlanned = form.watch('hasDiversificationPlan') === 'yes'
  return (
    <div className="mc-tunnel-columns">
      <div>
        <YesNoField form={form} name="hasDiversificationPlan" />
        <DependentFields form={form} names={['diversificationPlanActions']} isShown={isPlanned}>
          <ListField form={form} name="diversificationPlanActions" />
        </DependentFields>
      </div>
      <HelpBox title={plan.title}>{plan.text}</HelpBox>
    </div>
  )
}

export const ServiceStep = ({ form }: StepProps) => <ChoiceField form={form} name="serviceType" />

export function MenuStep(props: StepProps) {
  const { vegetarian } = useDiagnosticWords().help
  return (
    <>
      <LastYear measure="menus-vegetariens" {...props} />
      <div className="mc-tunnel-columns">
        <ChoiceField form={props.form} name="vegetarianWeeklyRecurrence" />
        <HelpBox title={vegetarian.title}>{vegetarian.text}</HelpBox>
      </div>
    </>
  )
}

export const PlaceStep = ({ form }: StepProps) => <ChoiceField form={form} name="vegetarianMenuType" />

export const CompositionStep = ({ form }: StepProps) => <ListField form={form} name="vegetarianMenuBases" />
