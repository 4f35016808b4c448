import { formatMoment } from '@ma-cantine/lib/messages/dates'
import type { MessageDecision } from '@ma-cantine/lib/public-canteens/messages-api'
import { type ModeratedMessage, moderateMessage } from '@ma-cantine/lib/public-canteens/moderation-api'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { useWritingWords } from '../words/writing-words.ts'
import { messagesQueryKey } from './message-queries.ts'
import '../../accounts/card.css'
import '../writing.css'

interface MessageCardProps {
  readonly message: ModeratedMessage
  /** The card leaves the list, and its buttons with it. */
  readonly onDecided: () => void
}

/** A message as the team reads it, and what it decides. */
export function MessageCard({ message, onDecided }: MessageCardProps) {
  const { messages: words } = useWritingWords()
  const locale = useLocale()
  const { id, canteen, senderName, senderEmail, recipientEmail, creationDate, decisionDate, status } = message
  const decide = (decision: MessageDecision) => async () => {
    const decided = await client.call(moderateMessage, { params: { messageId: id }, body: { decision } })
    await queries.invalidateQueries({ queryKey: messagesQueryKey })
    notify({ status: 'success', ...words.decided[decided.status] })
    onDecided()
  }
  return (
    <article className="mc-card">
      <h3 className="fr-h5">{canteen.name}</h3>
      <p className="fr-text--sm">
        {words.from(senderName, senderEmail)}
        <br />
        {words.to(recipientEmail)}
        <br />
        {words.written(formatMoment(creationDate, locale))}
      </p>
      <blockquote className="mc-writing-message">{message.body}</blockquote>
      {status === 'pending' ? (
        <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--sm">
          <li>
            <ActionButton action={words.send} busyLabel={words.busy} priority="primary" work={decide('send')} />
          </li>
          <li>
            <ActionButton action={words.block} busyLabel={words.busy} work={decide('block')} />
          </li>
        </ul>
      ) : (
        decisionDate && <p className="fr-text--sm">{words.decidedOn[status](formatMoment(decisionDate, locale))}</p>
      )}
    </article>
  )
}
