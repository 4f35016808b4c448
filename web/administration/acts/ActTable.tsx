import type { StaffAct } from '@ma-cantine/lib/administration/staff-act'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'
import '../../ui/cards.css'

interface ActTableProps {
  readonly caption: string
  readonly acts: readonly StaffAct[]
}

/** Acts of the staff, one per row; on a phone each becomes a card. */
export function ActTable({ caption, acts }: ActTableProps) {
  const words = useAdministrationWords()
  const { columns } = words.acts
  return (
    <Table
      className="mc-cards"
      caption={caption}
      columns={[columns.date, columns.act, columns.about, columns.actor, columns.reason]}
    >
      {acts.map(act => (
        <tr key={act.id}>
          <th scope="row">{words.moment(act.date)}</th>
          <td data-label={columns.act}>{words.actOf(act)}</td>
          <td data-label={columns.about}>
            <About act={act} />
          </td>
          <td data-label={columns.actor}>{act.actor?.name ?? words.acts.noActor}</td>
          <td data-label={columns.reason}>{act.reason}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Whom and what an act is about. */
function About({ act: { user, canteen, details } }: { readonly act: StaffAct }) {
  const words = useAdministrationWords().acts
  if (details.campaign) return words.everybody
  if (!user && !canteen) return words.nobody
  return (
    <>
      {user && (
        <SiteLink className="fr-link" href={addressOf('AdministeredAccount', { accountId: user.id })}>
          {user.name}
        </SiteLink>
      )}
      {user && canteen && <br />}
      {canteen && (
        <SiteLink className="fr-link" href={addressOf('AdministeredCanteen', { canteenId: canteen.id })}>
          {canteen.name}
        </SiteLink>
      )}
    </>
  )
}
