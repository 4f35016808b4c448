import type { AdministeredLateRequest } from '@ma-cantine/lib/administration/late-requests-api'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'
import { OpenAnswer, RefuseAnswer } from './AnswerActs.tsx'
import '../../ui/cards.css'

interface LateRequestTableProps {
  readonly caption: string
  readonly requests: readonly AdministeredLateRequest[]
  /** The last day that an opening may have. */
  readonly latestEndDate: string
  /** Called once a request has its answer: the button that gave it is gone. */
  readonly onAnswered: () => void
}

/** Requests, one per row, each with its answer or the two ways to give it; on a phone each becomes a card. */
export function LateRequestTable({ caption, requests, latestEndDate, onAnswered }: LateRequestTableProps) {
  const words = useAdministrationWords()
  const { columns, answered, what } = words.lateRequests
  return (
    <Table
      className="mc-cards"
      caption={caption}
      columns={[columns.date, columns.canteen, columns.what, columns.reason, columns.answer]}
    >
      {requests.map(request => (
        <tr key={request.id}>
          <th scope="row">{words.moment(request.date)}</th>
          <td data-label={columns.canteen}>
            <SiteLink className="fr-link" href={addressOf('AdministeredCanteen', { canteenId: request.canteen.id })}>
              {request.canteen.name}
            </SiteLink>
          </td>
          <td data-label={columns.what}>{what(request)}</td>
          <td data-label={columns.reason}>{request.reason}</td>
          <td data-label={columns.answer}>
            {request.answer === null ? (
              <ul className="fr-btns-group fr-btns-group--sm fr-btns-group--inline-lg">
                <li>
                  <OpenAnswer request={request} latestEndDate={latestEndDate} onAnswered={onAnswered} />
                </li>
                <li>
                  <RefuseAnswer request={request} onAnswered={onAnswered} />
                </li>
              </ul>
            ) : (
              answered(request)
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}
