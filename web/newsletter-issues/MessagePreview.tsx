import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import { Fold } from '../ui/Fold.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { issueMessage } from './issue-queries.ts'
import { useIssueWords } from './words/issue-words.ts'

interface MessagePreviewProps {
  readonly issue: NewsletterIssue
  /** Whether the form holds more than what is saved, which the preview shows. */
  readonly isChanged?: boolean
}

/** The message as it is received: on a phone, on a computer, and where mail readers show text alone. */
export function MessagePreview({ issue, isChanged = false }: MessagePreviewProps) {
  const { preview: words } = useIssueWords()
  return (
    <section className="fr-mt-6w">
      <h2>{words.title}</h2>
      {isChanged && <p className="fr-message fr-message--info fr-mb-2w">{words.unsaved}</p>}
      <Fold title={words.phone}>
        {() => <Message issue={issue} title={words.phoneFrame} className="mc-issue-frame--phone" />}
      </Fold>
      <Fold title={words.computer}>
        {() => (
          <ScrollRegion label={words.computer} className="mc-issue-frames">
            <Message issue={issue} title={words.computerFrame} className="mc-issue-frame--computer" />
          </ScrollRegion>
        )}
      </Fold>
      <Fold title={words.text}>{() => <PlainText issue={issue} />}</Fold>
    </section>
  )
}

interface MessageProps {
  readonly issue: NewsletterIssue
  readonly title: string
  readonly className: string
}

/** Its address changes with the version: a saved change is shown at once. */
const Message = ({ issue: { id, modificationDate }, title, className }: MessageProps) => (
  <iframe
    className={`mc-issue-frame ${className}`}
    title={title}
    sandbox="allow-same-origin"
    src={`/api/v1/newsletterIssues/${id}/message/?${new URLSearchParams({ version: modificationDate })}`}
  />
)

function PlainText({ issue: { id, modificationDate } }: { readonly issue: NewsletterIssue }) {
  const { preview: words } = useIssueWords()
  return (
    <QueryView compact query={issueMessage(id, modificationDate)}>
      {({ text }) => (
        <ScrollRegion label={words.text} className="mc-issue-text">
          <pre lang="fr">{text}</pre>
        </ScrollRegion>
      )}
    </QueryView>
  )
}
