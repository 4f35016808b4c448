import type { AskedRecap } from '@ma-cantine/lib/recap-requests/recap-link-api'
import { useState } from 'react'
import { queries } from '../../app/queries.ts'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { Table } from '../../ui/Table.tsx'
import { RequestedCanteens } from '../RequestedCanteens.tsx'
import { useRecapRequestWords } from '../words/recap-request-words.ts'
import { RecapDrop } from './RecapDrop.tsx'
import { mailboxRecaps } from './recap-link-queries.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'
import '../../ui/cards.css'
import '../recap-requests.css'

interface MailboxRequestsProps {
  readonly token: string
  readonly asked: readonly AskedRecap[]
}

/** All the open requests of a mailbox, and the one file that answers them. */
export function MailboxRequests({ token, asked }: MailboxRequestsProps) {
  const { mailbox: words } = useRecapLinkWords()
  const { day, periodCell, noDeadline, page } = useRecapRequestWords()
  const [isGiven, setGiven] = useState(false)
  /** Counts the files that were given: each time, another may be chosen. */
  const [round, setRound] = useState(0)
  if (asked.length === 0) return <p>{words.none}</p>
  return (
    <>
      <p className="fr-text--lead">{words.intro(asked.length)}</p>
      {isGiven && <SuccessNote text={words.given} />}
      <Table
        className="mc-cards mc-recap-requests"
        caption={words.caption}
        columns={[words.sender, page.canteens, page.period, page.deadline, words.answer]}
      >
        {asked.map(({ id, sender, canteens, firstDay, lastDay, deadline, received, state }) => (
          <tr key={id}>
            <th scope="row">{sender ?? words.noSender}</th>
            <td data-label={page.canteens}>
              <RequestedCanteens canteens={canteens} />
            </td>
            <td data-label={page.period}>{periodCell(firstDay, lastDay)}</td>
            <td data-label={page.deadline}>{deadline === null ? noDeadline : day(deadline)}</td>
            <td data-label={words.answer}>
              {received ? words.gave(received.rowCount, received.date) : words.answers[state]}
            </td>
          </tr>
        ))}
      </Table>
      <p className="fr-mt-2w">{words.split}</p>
      <RecapDrop
        key={round}
        link={{ token, isOfMailbox: true }}
        asked={asked}
        takesFocus={false}
        onGiven={async () => {
          await queries.refetchQueries({ queryKey: mailboxRecaps(token).queryKey, exact: true })
          setGiven(true)
          setRound(round + 1)
        }}
      />
    </>
  )
}
