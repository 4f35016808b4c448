import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { keepsSimpleTotals } from '@ma-cantine/lib/diagnostics/replaced-totals'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import type { StepProps } from '../tunnel/measure-steps.ts'
import { useQualityWords } from './words/quality-words.ts'

/** Asks what one knows of the purchases, which decides on the steps that follow. */
export function ModeStep({ form, diagnostic }: StepProps) {
  const words = useQualityWords().mode
  const isKept = form.watch('diagnosticType') === 'COMPLETE' && keepsSimpleTotals(diagnostic)
  return (
    <>
      <RadioGroup
        form={form}
        name="diagnosticType"
        options={[
          { value: 'SIMPLE', label: words.simple, hint: words.simpleHint },
          { value: 'COMPLETE', label: words.complete, hint: words.completeHint },
        ]}
      />
      <div role="status">{isKept && <Alert severity="info" small description={words.replaced} />}</div>
    </>
  )
}
