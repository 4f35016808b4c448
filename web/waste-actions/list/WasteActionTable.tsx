import type { WasteAction } from '@ma-cantine/lib/waste-actions/waste-action'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWasteActionWords } from '../words/waste-action-words.ts'
import '../../ui/cards.css'

/** The actions as rows. */
export function WasteActionTable({ actions }: { readonly actions: readonly WasteAction[] }) {
  const { results, columns, efforts, origins } = useWasteActionWords()
  return (
    <Table caption={results} className="mc-cards" columns={Object.values(columns)}>
      {actions.map(({ id, title, subtitle, effort, wasteOrigins }) => (
        <tr key={id}>
          <th scope="row">
            <SiteLink href={addressOf('WasteActionPage', { id })}>{title}</SiteLink>
          </th>
          <td>{subtitle}</td>
          <td data-label={columns.effort}>{efforts[effort]}</td>
          <td data-label={columns.origins}>{wasteOrigins.map(origin => origins[origin]).join(', ')}</td>
        </tr>
      ))}
    </Table>
  )
}
