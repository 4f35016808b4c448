import type { ReactNode } from 'react'
import { Table } from '../ui/Table.tsx'
import '../ui/cards.css'

export interface LegalTableProps {
  readonly caption: string
  readonly headers: readonly string[]
  /** Their first cell names the row. */
  readonly rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** A table of sentences; on a phone each row becomes a card. */
export function LegalTable({ caption, headers, rows }: LegalTableProps) {
  return (
    <Table caption={caption} isCaptionShown className="mc-cards mc-legal__table" columns={headers}>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={headers[index + 1]} data-label={headers[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
