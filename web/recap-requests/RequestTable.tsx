import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { Table } from '../ui/Table.tsx'
import { RequestStateBadge } from './RequestStateBadge.tsx'
import { useRecapRequestWords } from './words/recap-request-words.ts'
import '../ui/cards.css'

interface RequestTableProps {
  readonly caption: string
  readonly requests: readonly RecapRequest[]
}

/** Requests, one per row; on a phone each becomes a card. */
export function RequestTable({ caption, requests }: RequestTableProps) {
  const words = useRecapRequestWords()
  const { columns } = words
  return (
    <Table
      className="mc-cards mc-recap-requests"
      caption={caption}
      columns={[columns.provider, columns.state, columns.canteens, columns.period, columns.message, columns.deadline]}
    >
      {requests.map(({ id, kind, provider, state, canteens, firstDay, lastDay, messageDate, deadline }) => (
        <tr key={id}>
          <th scope="row">
            <SiteLink className="fr-link" href={addressOf('RecapRequest', { requestId: id })}>
              {provider}
            </SiteLink>
            <span className="fr-hint-text">{words.kinds[kind]}</span>
          </th>
          <td data-label={columns.state}>
            <RequestStateBadge state={state} />
          </td>
          <td data-label={columns.canteens}>{words.andOthers(canteens[0]?.name ?? '', canteens.length - 1)}</td>
          <td data-label={columns.period}>{words.periodCell(firstDay, lastDay)}</td>
          <td data-label={columns.message}>{words.day(messageDate)}</td>
          <td data-label={columns.deadline}>{deadline === null ? words.noDeadline : words.day(deadline)}</td>
        </tr>
      ))}
    </Table>
  )
}
