import type { VirtualItem } from '@tanstack/react-virtual'
import type { ColumnView } from './check-protocol.ts'
import { headerHeight, numberWidth } from './GridRow.tsx'
import { useCheckWords } from './words/check-words.ts'

interface GridHeadProps {
  readonly columns: readonly ColumnView[]
  readonly visibleColumns: readonly VirtualItem[]
  /** Pixels of all columns. */
  readonly width: number
}

/** The names of the columns in sight. */
export function GridHead({ columns, visibleColumns, width }: GridHeadProps) {
  const { grid: words } = useCheckWords()
  return (
    <thead className="mc-check-grid__head">
      <tr className="mc-check-grid__row" aria-rowindex={1} style={{ width, height: headerHeight }}>
        <th scope="col" aria-colindex={1} className="mc-check-grid__number" style={{ width: numberWidth }}>
          {words.row}
        </th>
        {visibleColumns.map(({ index, start, size }) => {
          const { letter, label } = columns[index] as ColumnView
          return (
            <th
              key={index}
              scope="col"
              aria-colindex={index + 2}
              className="mc-check-grid__label"
              style={{ left: start, width: size }}
            >
              {letter !== '' && <span className="mc-check-grid__letter">{letter}</span>} {label}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
