import { useRecapRequestWords } from './words/recap-request-words.ts'
import './recap-requests.css'

interface MessageViewProps {
  readonly message: { readonly subject: string; readonly text: string }
}

/** A message as it will leave. Messages are in French. */
export function MessageView({ message: { subject, text } }: MessageViewProps) {
  const { message: words } = useRecapRequestWords()
  return (
    <div className="mc-recap-message">
      <p className="fr-text--sm fr-mb-1w">{words.subject}</p>
      <p className="fr-text--bold" lang="fr">
        {subject}
      </p>
      <p className="fr-text--sm fr-mb-1w">{words.body}</p>
      <pre lang="fr">{text}</pre>
    </div>
  )
}
