import { formatMoment } from '@ma-cantine/lib/messages/dates'
import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import { pauseNewsletterIssue, resumeNewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { usePageTitle } from '../app/page-title.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { IssueState } from './IssueState.tsx'
import { issuesQueryKey, oneIssue } from './issue-queries.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { useIssueWords } from './words/issue-words.ts'

/** Follows the sending of an issue, which goes on by itself, and stops it for a while. */
export function IssueSending({ issue }: { readonly issue: NewsletterIssue }) {
  const { sending: words, edition } = useIssueWords()
  const locale = useLocale()
  usePageTitle(issue.subject)
  return (
    <>
      <h1 className="fr-mb-1w">{issue.subject}</h1>
      <p className="mc-issue-head">
        <IssueState state={issue.state} />
      </p>
      {issue.startDate && <p>{words.started(formatMoment(issue.startDate, locale))}</p>}
      {issue.throughProvider ? <ProviderNote issue={issue} /> : <Progress issue={issue} />}
      <MessagePreview issue={issue} />
      <p className="fr-mt-4w">
        <SiteLink className="fr-link" href={addressOf('NewsletterIssues')}>
          {edition.back}
        </SiteLink>
      </p>
    </>
  )
}

function ProviderNote({ issue: { state, progress } }: { readonly issue: NewsletterIssue }) {
  const { sending: words } = useIssueWords()
  return (
    <p role="status">{state === 'SENT' ? words.provided(progress.recipients) : words.providing(progress.recipients)}</p>
  )
}

function Progress({ issue }: { readonly issue: NewsletterIssue }) {
  const { sending: words } = useIssueWords()
  const { sent, failed, left, recipients } = issue.progress
  const gone = recipients - sent - failed - left
  return (
    <section>
      <h2 className="fr-h4">{words.title}</h2>
      <progress
        className="mc-issue-progress"
        max={Math.max(1, recipients - gone)}
        value={sent}
        aria-label={words.title}
      >
        {words.sent(sent)}
      </progress>
      <div role="status">
        <ul>
          <li>{words.sent(sent)}</li>
          {left > 0 && <li>{words.left(left)}</li>}
          {failed > 0 && <li>{words.failed(failed)}</li>}
          {gone > 0 && <li>{words.gone(gone)}</li>}
        </ul>
      </div>
      {issue.state === 'SENDING' && <Act issue={issue} act="pause" />}
      {issue.state === 'PAUSED' && (
        <>
          <p>{words.paused}</p>
          <Act issue={issue} act="resume" />
        </>
      )}
    </section>
  )
}

const acts = { pause: pauseNewsletterIssue, resume: resumeNewsletterIssue } as const

function Act({ issue: { id }, act }: { readonly issue: NewsletterIssue; readonly act: keyof typeof acts }) {
  const { sending: words } = useIssueWords()
  return (
    <div className="fr-mt-3w">
      <ActionButton
        action={words[act]}
        busyLabel={words.busy}
        work={async () => {
          try {
            queries.setQueryData(oneIssue(id).queryKey, await client.call(acts[act], { params: { issueId: id } }))
          } finally {
            // Where it was refused, the sending was over: that is what is shown next.
            void queries.invalidateQueries({ queryKey: issuesQueryKey })
          }
        }}
      />
    </div>
  )
}
