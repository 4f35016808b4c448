import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { WasteFormValues } from '@ma-cantine/lib/waste/waste-tunnel'
import { type WasteStepSlug, wasteStep } from '@ma-cantine/lib/waste/waste-tunnel'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { HelpBox } from '../../ui/tunnel/HelpBox.tsx'
import { useWasteWords } from '../words/waste-words.ts'
import { PeriodFields } from './PeriodFields.tsx'
import { SourceFields } from './SourceFields.tsx'

interface StepFieldsProps {
  readonly form: SiteForm<WasteFormValues>
  readonly step: WasteStepSlug
  readonly canteen: Canteen
}

/** The questions of a step, with their help. */
export function StepFields({ form, step, canteen }: StepFieldsProps) {
  const words = useWasteWords().tunnel
  const source = wasteStep(step).source
  if (source) return <SourceFields form={form} step={step} source={source} />
  if (step === 'periode') return <PeriodFields form={form} canteen={canteen} />
  if (step === 'total') {
    return (
      <div className="mc-tunnel-columns">
        <TextField form={form} name="totalMass" autoComplete="off" inputMode="decimal" hint={words.massHint} />
        <HelpBox title={words.help.total}>{words.help.totalText}</HelpBox>
      </div>
    )
  }
  return (
    <div className="mc-tunnel-columns">
      <RadioGroup
        form={form}
        name="isSortedBySource"
        options={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
      />
      <HelpBox title={words.help.distinction}>{words.help.distinctionText}</HelpBox>
    </div>
  )
}
