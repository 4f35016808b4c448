import type { MergeRules } from '@ma-cantine/lib/entities/three-way-merge'
import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import { changeNewsletterIssue, deleteNewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { usePageTitle } from '../app/page-title.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { useGoTo } from '../app/use-go-to.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { ConflictDialog } from '../ui/ConflictDialog.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { type Saved, useEdition } from '../ui/use-edition.ts'
import { useSentForm } from '../ui/use-sent-form.ts'
import { excerptOf } from '../writing/excerpt-of.ts'
import { TextVersions } from '../writing/TextVersions.tsx'
import { IssueFields } from './IssueFields.tsx'
import { IssueState } from './IssueState.tsx'
import { IssueDraft, type IssueValues, issueValuesOf } from './issue-draft.ts'
import { issuesQueryKey, oneIssue, readIssue } from './issue-queries.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { SendIssue } from './SendIssue.tsx'
import { useIssueVersions } from './use-issue-versions.ts'
import { useIssueWords } from './words/issue-words.ts'

/** Each value is written by one person at a time. */
const rules: MergeRules<IssueValues, keyof IssueValues> = {
  groups: { subject: ['subject'], preheader: ['preheader'], body: ['body'] },
}

/** Changes a draft on top of what colleagues save meanwhile; where both changed the same value, the writer chooses. */
export function IssueEdition({ issue }: { readonly issue: NewsletterIssue }) {
  const { edition: words, conflict: conflictWords, labels } = useIssueWords()
  const goTo = useGoTo()
  const params = { issueId: issue.id }
  const edition = useEdition<NewsletterIssue, IssueValues, keyof IssueValues>({
    rules,
    opened: issue,
    valuesOf: issueValuesOf,
    read: () => readIssue(issue.id),
    show: (_, values) => form.reset(values),
    submit: () => form.submit(),
    onSaved: announce,
  })
  const { base, conflict, isSaved } = edition
  const sent = useSentForm(() => form)
  const form = useSiteForm({
    draft: IssueDraft,
    labels,
    values: issueValuesOf(base),
    resumes: true,
    send: async values => {
      sent.note()
      await edition.save(values, async (body, before) =>
        Object.keys(body).length === 0
          ? before
          : client.call(changeNewsletterIssue, { params, body, version: before.modificationDate }),
      )
    },
  })

  function announce({ stored, isMerged }: Saved<NewsletterIssue>): void {
    const message = words.saved(stored.subject)
    notify({ status: 'success', title: words.savedTitle, message: isMerged ? `${message} ${words.merged}` : message })
    // What was typed while it was sent stays, on top of what was saved, until it is saved too.
    if (!sent.isAsSent()) return
    queries.setQueryData(oneIssue(issue.id).queryKey, stored)
    void queries.invalidateQueries({ queryKey: issuesQueryKey })
  }

  function leaveDeleted(): void {
    void queries.invalidateQueries({ queryKey: issuesQueryKey })
    const message = words.removed(issue.subject)
    goTo(addressOf('NewsletterIssues'), { status: 'success', title: words.removedTitle, message })
  }

  const versions = useIssueVersions(issue.id)
  usePageTitle(issue.subject)
  const isChanged = JSON.stringify(form.watch()) !== JSON.stringify(issueValuesOf(base))
  return (
    <>
      <h1 className="fr-mb-1w">{words.oneTitle}</h1>
      <p className="mc-issue-head">
        <IssueState state={issue.state} />
      </p>
      <FormBody
        form={form}
        action={words.save}
        busyLabel={words.busy}
        secondaryAction={<SecondaryLink href={addressOf('NewsletterIssues')}>{words.back}</SecondaryLink>}
        thirdAction={
          <ConfirmButton
            action={words.remove}
            question={words.removeQuestion}
            keep={words.keep}
            text={words.removeText}
            work={() => client.call(deleteNewsletterIssue, { params, version: base.modificationDate })}
            onDone={leaveDeleted}
          />
        }
      >
        <IssueFields form={form} />
      </FormBody>
      <MessagePreview issue={base} isChanged={isChanged} />
      <SendIssue issue={base} isChanged={isChanged} />
      <TextVersions source={versions} text={{ ...base }} isChanged={isChanged} />
      {conflict && (
        <ConflictDialog
          words={conflictWords}
          questions={conflict.groups.map(name => ({
            name,
            label: labels[name],
            mine: excerptOf(conflict.mine[name], conflict.theirs[name]),
            theirs: excerptOf(conflict.theirs[name], conflict.mine[name]),
          }))}
          onClose={edition.cancel}
          onSettle={edition.settle}
        />
      )}
      <LeaveGuard active={isChanged && !(isSaved && sent.isAsSent())} />
    </>
  )
}
