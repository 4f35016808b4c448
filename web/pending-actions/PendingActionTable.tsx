import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import type { ReactNode } from 'react'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { StateBadge } from '../teledeclaration/StateBadge.tsx'
import { Table } from '../ui/Table.tsx'
import { RowAction } from './RowAction.tsx'
import { useReasonOf } from './reason-of.ts'
import { usePendingWords } from './words/pending-words.ts'
import '../ui/cards.css'
import './pending-actions.css'

export interface PendingActionTableProps {
  readonly canteens: readonly ActionableCanteen[]
  readonly year: number
  readonly caption: string
  /** A cell before the name of each canteen, and the title of its column. */
  readonly choice?: { readonly title: string; readonly cellOf: (canteen: ActionableCanteen) => ReactNode }
  /** Called with the sentence that says what was declared. */
  readonly onDeclared: (message: string) => void
}

/** What is left to do for each canteen; on a phone each becomes a card. */
export function PendingActionTable({ canteens, year, caption, choice, onDeclared }: PendingActionTableProps) {
  const { columns, types, ...words } = usePendingWords()
  const reasonOf = useReasonOf(year)
  return (
    <Table
      className={`mc-cards mc-actions${choice ? ' mc-actions--choice' : ''}`}
      caption={caption}
      columns={[
        ...(choice ? [choice.title] : []),
        columns.name,
        columns.number,
        columns.type,
        columns.state,
        columns.action,
      ]}
    >
      {canteens.map(canteen => (
        <tr key={canteen.id}>
          {choice && <td>{choice.cellOf(canteen)}</td>}
          <th scope="row">
            <SiteLink
              className="fr-link"
              href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent(canteen) })}
            >
              {canteen.name}
            </SiteLink>
          </th>
          <td>{words.number(canteen)}</td>
          <td data-label={columns.type}>
            {canteen.productionType ? types[canteen.productionType] : words.unknownType}
          </td>
          <td>
            <StateBadge action={canteen.action} isDeclared={canteen.report.isTeledeclared} year={year} />
          </td>
          <td>
            <div className="mc-actions__action">
              <p>{reasonOf(canteen)}</p>
              <RowAction canteen={canteen} year={year} onDeclared={onDeclared} />
            </div>
          </td>
        </tr>
      ))}
    </Table>
  )
}
