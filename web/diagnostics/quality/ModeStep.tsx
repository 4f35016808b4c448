import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { derivedTotals } from '@ma-cantine/lib/diagnostics/quality-figures'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import type { StepProps } from '../tunnel/measure-steps.ts'
import { useQualityWords } from './words/quality-words.ts'

/** Asks what one knows of the purchases, which decides on the steps that follow. */
export function ModeStep({ form, diagnostic }: StepProps) {
  const words = useQualityWords().mode
  const losesTotals =
    form.watch('diagnosticType') === 'COMPLETE' &&
    diagnostic.diagnosticType !== 'COMPLETE' &&
    derivedTotals.some(property => diagnostic[property] !== null)
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
      <div role="status">{losesTotals && <Alert severity="warning" small description={words.replaced} />}</div>
    </>
  )
}
