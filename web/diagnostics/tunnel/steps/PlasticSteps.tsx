import { HelpBox } from '../../../ui/tunnel/HelpBox.tsx'
import { useDiagnosticWords } from '../../words/diagnostic-words.ts'
import type { StepProps } from '../measure-steps.ts'
import { YesNoField } from './AnswerFields.tsx'
import { LastYear } from './LastYear.tsx'

export function ContainersStep(props: StepProps) {
  const { containers } = useDiagnosticWords().help
  return (
    <>
      <LastYear measure="interdiction-du-plastique" {...props} />
      <div className="mc-tunnel-columns">
        <div>
          <YesNoField form={props.form} name="cookingPlasticSubstituted" />
          <YesNoField form={props.form} name="servingPlasticSubstituted" />
        </div>
        <HelpBox title={containers.title}>{containers.text}</HelpBox>
      </div>
    </>
  )
}

export function TablewareStep({ form }: StepProps) {
  const { bottles } = useDiagnosticWords().help
  return (
    <div className="mc-tunnel-columns">
      <div>
        <YesNoField form={form} name="plasticBottlesSubstituted" />
        <YesNoField form={form} name="plasticTablewareSubstituted" />
      </div>
      <HelpBox title={bottles.title}>{bottles.text}</HelpBox>
    </div>
  )
}
