import { videoCategories } from '@ma-cantine/lib/community/video-tutorial-fields'
import { CheckboxGroup } from '../../ui/ChoiceGroup.tsx'
import { MarkdownField } from '../../ui/markdown/MarkdownField.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PublicationField } from '../PublicationField.tsx'
import { useWritingWords } from '../words/writing-words.ts'
import { MediaField } from './MediaField.tsx'
import type { VideoForm } from './video-kind.ts'

/** The fields of a webinar to see again. */
export function VideoFields({ form }: { readonly form: SiteForm<VideoForm> }) {
  const { videoCategories: labels } = useWritingWords()
  return (
    <>
      <TextField form={form} name="title" autoComplete="off" />
      <TextField form={form} name="description" autoComplete="off" rows={3} />
      <CheckboxGroup
        form={form}
        name="categories"
        optional
        options={videoCategories.map(value => ({ value, label: labels[value] }))}
      />
      <MediaField form={form} name="video" />
      <MediaField form={form} name="subtitles" />
      <MediaField form={form} name="thumbnail" />
      <MarkdownField form={form} name="transcription" optional />
      <PublicationField form={form} name="state" />
    </>
  )
}
