import { MarkdownField } from '../../ui/markdown/MarkdownField.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PublicationField } from '../PublicationField.tsx'
import { useWritingWords } from '../words/writing-words.ts'
import type { ArticleForm } from './article-kind.ts'

/** The fields of an article. */
export function ArticleFields({ form }: { readonly form: SiteForm<ArticleForm> }) {
  const { hints } = useWritingWords()
  return (
    <>
      <TextField form={form} name="title" autoComplete="off" />
      <TextField form={form} name="tagline" autoComplete="off" rows={2} hint={hints.tagline} />
      <MarkdownField form={form} name="body" optional />
      <TextField form={form} name="tags" autoComplete="off" hint={hints.tags} optional />
      <TextField form={form} name="displayDate" type="date" autoComplete="off" hint={hints.displayDate} />
      <PublicationField form={form} name="state" />
    </>
  )
}
