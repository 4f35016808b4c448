import { communityEventTypes } from '@ma-cantine/lib/community/community-event-fields'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PublicationField } from '../PublicationField.tsx'
import { useWritingWords } from '../words/writing-words.ts'
import type { EventForm } from './event-kind.ts'

/** The fields of a meeting. */
export function EventFields({ form }: { readonly form: SiteForm<EventForm> }) {
  const { hints, eventTypes } = useWritingWords()
  return (
    <>
      <TextField form={form} name="title" autoComplete="off" />
      <TextField form={form} name="tagline" autoComplete="off" rows={2} hint={hints.tagline} />
      <RadioGroup
        form={form}
        name="type"
        options={communityEventTypes.map(value => ({ value, label: eventTypes[value] }))}
      />
      <TextField form={form} name="startDate" type="datetime-local" autoComplete="off" />
      <TextField form={form} name="endDate" type="datetime-local" autoComplete="off" />
      {form.watch('type') === 'IN_PERSON' && (
        <TextField form={form} name="address" autoComplete="off" hint={hints.address} />
      )}
      <TextField form={form} name="link" type="url" autoComplete="url" hint={hints.link} />
      <PublicationField form={form} name="state" />
    </>
  )
}
