import { noticeLevels } from '@ma-cantine/lib/notices/site-notice-fields'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PublicationField } from '../PublicationField.tsx'
import { useWritingWords } from '../words/writing-words.ts'
import type { NoticeForm } from './notice-kind.ts'

/** The fields of a notice of the site. */
export function NoticeFields({ form }: { readonly form: SiteForm<NoticeForm> }) {
  const { hints, noticeLevels: levels } = useWritingWords()
  return (
    <>
      <TextField form={form} name="title" autoComplete="off" hint={hints.noticeTitle} />
      <TextField form={form} name="text" autoComplete="off" rows={2} hint={hints.noticeText} />
      <RadioGroup form={form} name="level" options={noticeLevels.map(value => ({ value, label: levels[value] }))} />
      <TextField form={form} name="startDate" type="datetime-local" autoComplete="off" />
      <TextField form={form} name="endDate" type="datetime-local" autoComplete="off" hint={hints.noticeEnd} optional />
      <PublicationField form={form} name="state" />
    </>
  )
}
