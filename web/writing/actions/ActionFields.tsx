import { wasteEfforts, wasteOrigins } from '@ma-cantine/lib/waste-actions/waste-action'
import { CheckboxGroup, RadioGroup } from '../../ui/ChoiceGroup.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useWasteActionWords } from '../../waste-actions/words/waste-action-words.ts'
import { PublicationField } from '../PublicationField.tsx'
import { useWritingWords } from '../words/writing-words.ts'
import { ActionPictureField } from './ActionPictureField.tsx'
import type { ActionForm } from './action-kind.ts'

/** The fields of an action against food waste, in the two languages. A draft may lack all but its title. */
export function ActionFields({ form }: { readonly form: SiteForm<ActionForm> }) {
  const { hints, actionLegends: legends } = useWritingWords()
  const { efforts, effortTexts, origins } = useWasteActionWords()
  const field = { form, autoComplete: 'off', optional: form.watch('state') === 'draft' } as const
  return (
    <>
      <FieldGroup legend={legends.french}>
        <TextField {...field} name="title" optional={false} hint={hints.actionTitle} />
        <TextField {...field} name="subtitle" rows={2} hint={hints.actionSubtitle} />
        <TextField {...field} name="why" rows={4} />
        <TextField {...field} name="firstSteps" rows={6} hint={hints.firstSteps} />
        <TextField {...field} name="effect" rows={3} hint={hints.effect} />
      </FieldGroup>
      <FieldGroup legend={legends.english}>
        <TextField {...field} name="titleEn" />
        <TextField {...field} name="subtitleEn" rows={2} />
        <TextField {...field} name="whyEn" rows={4} />
        <TextField {...field} name="firstStepsEn" rows={6} hint={hints.firstStepsEn} />
        <TextField {...field} name="effectEn" rows={3} />
      </FieldGroup>
      <FieldGroup legend={legends.picture}>
        <ActionPictureField form={form} />
        {form.watch('picture') !== '' && (
          <>
            <TextField {...field} name="pictureText" optional={false} hint={hints.pictureText} />
            <TextField {...field} name="pictureTextEn" />
          </>
        )}
      </FieldGroup>
      <FieldGroup legend={legends.filters}>
        <RadioGroup
          form={form}
          name="effort"
          options={wasteEfforts.map(value => ({ value, label: efforts[value], hint: effortTexts[value] }))}
        />
        <CheckboxGroup
          {...field}
          name="wasteOrigins"
          options={wasteOrigins.map(value => ({ value, label: origins[value] }))}
        />
      </FieldGroup>
      <TextField {...field} name="displayDate" type="date" optional={false} hint={hints.actionDate} />
      <PublicationField form={form} name="state" />
    </>
  )
}
