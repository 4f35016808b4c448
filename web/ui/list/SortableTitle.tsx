import type { ColumnOrder } from '@ma-cantine/lib/lists/sorting-cycle'
import type { ReactNode } from 'react'
import './sortable-title.css'

export interface SortableTitleProps {
  /** Names the column for style sheets. */
  readonly column: string
  readonly order: ColumnOrder
  readonly onOrder: (order: string) => void
  readonly children: ReactNode
}

const arrows = { ascending: '↑', descending: '↓', none: '↕' } as const

/** The title of a column that orders the list: ascending, descending, none. */
export const SortableTitle = ({ column, order: { shown, next }, onOrder, children }: SortableTitleProps) => (
  <th scope="col" aria-sort={shown} data-column={column}>
    <button type="button" className="mc-sort" onClick={() => onOrder(next)}>
      {children}
      <span aria-hidden="true">{arrows[shown]}</span>
    </button>
  </th>
)
