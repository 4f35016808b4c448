import { recapMailboxItem } from '../../app/device/items.ts'
import { MailboxRequests } from './MailboxRequests.tsx'
import { OpenedLink } from './OpenedLink.tsx'
import { mailboxRecaps } from './recap-link-queries.ts'

/** Where the link of a mailbox leads: who is asked by many answers all of them with one file. */
export default function RecapMailboxScreen() {
  return (
    <OpenedLink screen="RecapMailbox" item={recapMailboxItem} query={mailboxRecaps}>
      {({ requests }, token) => <MailboxRequests token={token} asked={requests} />}
    </OpenedLink>
  )
}
