import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import { createNewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import { useEffect, useEffectEvent, useState } from 'react'
import { client } from '../app/client.ts'
import { createIdempotencyKey } from '../app/idempotency-key.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { useGoTo } from '../app/use-go-to.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useFormWords } from '../ui/words/form-words.ts'
import { IssueFields } from './IssueFields.tsx'
import { emptyIssue, IssueDraft } from './issue-draft.ts'
import { issuesQueryKey, oneIssue } from './issue-queries.ts'
import { useIssueWords } from './words/issue-words.ts'

/** Begins an issue: sent again after a lost answer, it is written once. */
export function NewIssueForm() {
  const { edition: words, labels } = useIssueWords()
  const { cancel } = useFormWords()
  const goTo = useGoTo()
  const [keys] = useState(() => new Map<string, string>())
  const [written, setWritten] = useState<NewsletterIssue | null>(null)
  const form = useSiteForm({
    draft: IssueDraft,
    labels,
    values: emptyIssue,
    resumes: true,
    send: async body => {
      // Each attempt to send the same text has the same key.
      const content = JSON.stringify(body)
      const idempotencyKey = keys.get(content) ?? createIdempotencyKey()
      keys.set(content, idempotencyKey)
      const issue = await client.call(createNewsletterIssue, { body, idempotencyKey })
      await queries.invalidateQueries({ queryKey: issuesQueryKey })
      queries.setQueryData(oneIssue(issue.id).queryKey, issue)
      setWritten(issue)
    },
  })
  const announce = useEffectEvent(({ id, subject }: NewsletterIssue) =>
    goTo(addressOf('NewsletterIssue', { id }), {
      status: 'success',
      title: words.savedTitle,
      message: words.saved(subject),
    }),
  )
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (written) announce(written)
  }, [written])
  return (
    <>
      <FormBody
        form={form}
        action={words.save}
        busyLabel={words.busy}
        secondaryAction={<SecondaryLink href={addressOf('NewsletterIssues')}>{cancel}</SecondaryLink>}
      >
        <IssueFields form={form} />
      </FormBody>
      <LeaveGuard active={form.isChanged() && !written} />
    </>
  )
}
