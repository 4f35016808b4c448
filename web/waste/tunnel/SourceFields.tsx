import type { WasteSource } from '@ma-cantine/lib/waste/waste-fields'
import { asksForSorting } from '@ma-cantine/lib/waste/waste-form'
import type { WasteFormValues, WasteStepSlug } from '@ma-cantine/lib/waste/waste-tunnel'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { HelpBox } from '../../ui/tunnel/HelpBox.tsx'
import { useWasteWords } from '../words/waste-words.ts'

interface SourceFieldsProps {
  readonly form: SiteForm<WasteFormValues>
  readonly step: WasteStepSlug
  readonly source: WasteSource
}

/** What one source weighs and, once it is said to be sorted, how much of it could have been eaten. */
export function SourceFields({ form, step, source }: SourceFieldsProps) {
  const { tunnel: words, sourceChart } = useWasteWords()
  const help = words.help.sources[source]
  const mass = (name: `${WasteSource}${'TotalMass' | 'EdibleMass' | 'InedibleMass'}`) => (
    <TextField form={form} name={name} autoComplete="off" inputMode="decimal" optional hint={words.massHint} />
  )
  const isSorted = asksForSorting(form.watch(), step)
  return (
    <div className="mc-tunnel-columns">
      <div>
        {mass(`${source}TotalMass`)}
        <RadioGroup
          form={form}
          name={`${source}IsSorted`}
          optional
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
        />
      </div>
      <div>
        {isSorted ? (
          <fieldset className="mc-tunnel-sorted">
            <legend className="fr-text--bold">{sourceChart.parts[source]}</legend>
            <p className="fr-hint-text">{words.help.edible}</p>
            {mass(`${source}EdibleMass`)}
            <p className="fr-hint-text fr-mt-2w">{help.inedible}</p>
            {mass(`${source}InedibleMass`)}
          </fieldset>
        ) : (
          <>
            <HelpBox title={help.title}>{help.text}</HelpBox>
            <HelpBox>{help.inedible}</HelpBox>
          </>
        )}
      </div>
    </div>
  )
}
