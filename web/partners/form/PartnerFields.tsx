import type { PartnerType } from '@ma-cantine/lib/canteens/reference-lists'
import { gratuityLabels, gratuityOptions } from '@ma-cantine/lib/partners/gratuity-options'
import { departmentCodes, partnerSectors } from '@ma-cantine/lib/partners/partner-fields'
import { partnerNeedLabels, partnerNeeds } from '@ma-cantine/lib/partners/partner-needs'
import { partnerSectorLabels } from '@ma-cantine/lib/partners/partner-sector-labels'
import type { ReactNode } from 'react'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { CheckboxGroup, RadioGroup } from '../../ui/ChoiceGroup.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { SearchableChoices } from '../../ui/SearchableChoices.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { departmentLabel } from '../list/filter-options.ts'
import type { Words } from '../words/fr.ts'
import { usePartnerWords } from '../words/partner-words.ts'
import { ImageField } from './ImageField.tsx'
import type { PartnerValues } from './partner-draft.ts'

interface PartnerFieldsProps {
  readonly form: SiteForm<PartnerValues>
  readonly types: readonly PartnerType[]
  /** Who reads it: the actor itself, or our team. */
  readonly legends: Words['form']['legends']
  /** The field of the long text. */
  readonly longDescription: ReactNode
}

const departmentOptions = departmentCodes.map(code => ({ value: code, label: departmentLabel(code) }))

/** The fields of an actor; those of its departments show where it does not help the whole country. */
export function PartnerFields({ form, types, legends, longDescription }: PartnerFieldsProps) {
  const { form: words } = usePartnerWords()
  const locale = useLocale()
  const { hints } = words
  return (
    <>
      <FieldGroup legend={legends.who}>
        <TextField form={form} name="name" autoComplete="organization" />
        <CheckboxGroup
          form={form}
          name="types"
          options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <ImageField form={form} />
      </FieldGroup>
      <FieldGroup legend={legends.help}>
        <CheckboxGroup
          form={form}
          name="categories"
          options={partnerNeeds.map(value => ({ value, label: partnerNeedLabels[locale][value] }))}
        />
        <CheckboxGroup
          form={form}
          name="sectorCategories"
          options={partnerSectors.map(value => ({ value, label: partnerSectorLabels[locale][value] }))}
        />
        <CheckboxField form={form} name="national" optional />
        {!form.watch('national') && (
          <SearchableChoices form={form} name="departments" options={departmentOptions} words={words.departments} />
        )}
        <RadioGroup
          form={form}
          name="gratuityOption"
          options={gratuityOptions.map(value => ({ value, label: gratuityLabels[locale][value] }))}
        />
      </FieldGroup>
      <FieldGroup legend={legends.texts}>
        <TextField form={form} name="shortDescription" autoComplete="off" rows={2} hint={hints.shortDescription} />
        {longDescription}
        <TextField form={form} name="website" type="url" autoComplete="url" hint={hints.website} />
      </FieldGroup>
      <FieldGroup legend={legends.contact}>
        <p>
          {words.privacy}{' '}
          <SiteLink className="fr-link" href={addressOf('PersonalData')}>
            {words.privacyLink}
          </SiteLink>
        </p>
        <TextField form={form} name="contactName" autoComplete="name" optional />
        <TextField form={form} name="contactEmail" type="email" autoComplete="email" hint={hints.contactEmail} />
        <TextField
          form={form}
          name="contactPhoneNumber"
          type="tel"
          autoComplete="tel"
          hint={hints.contactPhoneNumber}
          optional
        />
        <TextField form={form} name="contactMessage" autoComplete="off" rows={2} hint={hints.contactMessage} optional />
      </FieldGroup>
    </>
  )
}
