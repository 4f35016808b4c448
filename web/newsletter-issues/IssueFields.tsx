import { MarkdownField } from '../ui/markdown/MarkdownField.tsx'
import type { SiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import type { IssueForm } from './issue-draft.ts'
import { useIssueWords } from './words/issue-words.ts'

/** The fields of an issue. */
export function IssueFields({ form }: { readonly form: SiteForm<IssueForm> }) {
  const { hints, content } = useIssueWords()
  return (
    <>
      <h2 className="fr-h4">{content}</h2>
      <TextField form={form} name="subject" autoComplete="off" hint={hints.subject} />
      <TextField form={form} name="preheader" autoComplete="off" hint={hints.preheader} optional />
      <MarkdownField form={form} name="body" hint={hints.body} optional />
    </>
  )
}
