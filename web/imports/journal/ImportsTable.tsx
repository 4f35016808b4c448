import type { ImportRecord } from '@ma-cantine/lib/imports/import-record'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useJournalWords } from './words/journal-words.ts'
import '../../ui/cards.css'

export interface ImportsTableProps {
  readonly caption: string
  readonly records: readonly ImportRecord[]
}

/** Imports, one per row; on a phone each becomes a card. */
export function ImportsTable({ caption, records }: ImportsTableProps) {
  const words = useJournalWords()
  const { columns } = words
  return (
    <Table
      className="mc-cards mc-imports"
      caption={caption}
      columns={[columns.file, columns.date, columns.kind, columns.status, columns.rows, columns.through]}
    >
      {records.map(record => (
        <tr key={record.id}>
          <th scope="row">
            <SiteLink className="fr-link" href={addressOf('ImportRecord', { importId: record.id })}>
              {record.fileName ?? words.nameless}
            </SiteLink>
          </th>
          <td data-label={columns.date}>{words.moment(record.date)}</td>
          <td data-label={columns.kind}>{words.kinds[record.kind]}</td>
          <td data-label={columns.status}>
            <StatusBadge status={record.status} />
          </td>
          <td data-label={columns.rows}>{words.effects(record)}</td>
          <td data-label={columns.through}>{words.through[record.through]}</td>
        </tr>
      ))}
    </Table>
  )
}
