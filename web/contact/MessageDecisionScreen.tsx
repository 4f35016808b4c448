import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { decideCanteenMessage, type MessageDecision } from '@ma-cantine/lib/public-canteens/messages-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useTitles } from '../app/screen-list.ts'
import { useLinkToken } from '../newsletter/use-link-token.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { useContactWords } from './words/contact-words.ts'

/**
 * Where the link of a message to a canteen leads, which our team reads before it leaves. It waits for a click, because mail
 * scanners open links; the message itself is in the e-mail.
 */
export default function MessageDecisionScreen() {
  const { decision: words } = useContactWords()
  const titleOf = useTitles()
  const token = useLinkToken()
  const [status, setStatus] = useState<'sent' | 'blocked' | null>(null)
  const decide = (decision: MessageDecision) => async () => {
    setStatus((await client.call(decideCanteenMessage, { body: { token, decision } })).status)
  }
  return (
    <NarrowColumn>
      <h1>{titleOf('MessageDecisionPage')}</h1>
      {status !== null && (
        <div className={`fr-alert fr-alert--${status === 'sent' ? 'success' : 'info'}`}>
          <FocusedHeading className="fr-alert__title">{words[status].title}</FocusedHeading>
          <p>{words[status].text}</p>
        </div>
      )}
      {status === null && (
        <>
          <p className="fr-text--lead">{words.question}</p>
          <Alert severity="info" small description={words.advice} />
          <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-3w">
            <li>
              <ActionButton action={words.send} busyLabel={words.busy} priority="primary" work={decide('send')} />
            </li>
            <li>
              <ActionButton action={words.block} busyLabel={words.busy} work={decide('block')} />
            </li>
          </ul>
        </>
      )}
    </NarrowColumn>
  )
}
