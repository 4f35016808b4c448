import type { VirtualItem } from '@tanstack/react-virtual'
import { memo, type RefObject } from 'react'
import { CellContent, type GridWords } from './CellContent.tsx'
import type { ColumnView, ErrorView, Place, RowView } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

export const rowHeight = 60
export const headerHeight = 60
export const numberWidth = 104

/** The actions of the grid that its cells call. */
export interface GridActions {
  /** @param extends whether the selection is extended to this cell. */
  activate(place: Place, extend: boolean): void
  edit(place: Place): void
}

export interface GridRowProps {
  readonly index: number
  readonly row: RowView | undefined
  readonly columns: readonly ColumnView[]
  readonly width: number
  readonly visibleColumns: readonly VirtualItem[]
  /** Position of the active cell, when it is in this row. */
  readonly activePosition: number | null
  /** The first and the last selected column, when the row is in the selection. */
  readonly selectedFrom: number | null
  readonly selectedTo: number | null
  readonly isEditing: boolean
  readonly gridActions: RefObject<GridActions | null>
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, row, columns, width, visibleColumns, activePosition, selectedFrom, selectedTo } = props
  const { isEditing, gridActions } = props
  const words = useCheckWords().grid
  return (
    <tr
      aria-rowindex={index + 2}
      className="mc-check-grid__row"
      style={{ width, height: rowHeight, top: headerHeight + index * rowHeight }}
    >
      <th scope="row" aria-colindex={1} className="mc-check-grid__number" style={{ width: numberWidth }}>
        {row && <RowNumber row={row} words={words} />}
      </th>
      {visibleColumns.map(({ index: position, start, size }) => {
        const place = { index, position }
        const isActive = activePosition === position
        const isSelected =
          selectedFrom !== null && selectedTo !== null && position >= selectedFrom && position <= selectedTo
        const errors = row?.errors.filter(error => error.position === position) ?? []
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys.
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table with the role of a grid is a gridcell.
          <td
            key={position}
            aria-colindex={position + 2}
            aria-invalid={errors.some(({ severity }) => severity === 'error') || undefined}
            aria-selected={isSelected || undefined}
            tabIndex={isActive && !isEditing ? 0 : -1}
            data-active={isActive}
            className={`mc-check-grid__cell ${cellClass(errors)}${isSelected ? ' mc-check-grid__cell--selected' : ''}`}
            style={{ left: start, width: size }}
            onClick={event => gridActions.current?.activate(place, event.shiftKey)}
            onDoubleClick={() => gridActions.current?.edit(place)}
          >
            <CellContent row={row} column={columns[position]} position={position} errors={errors} words={words} />
          </td>
        )
      })}
    </tr>
  )
})

const cellClass = (errors: readonly ErrorView[]): string =>
  errors.some(({ severity }) => severity === 'error')
    ? 'mc-check-grid__cell--error'
    : errors.length > 0
      ? 'mc-check-grid__cell--warning'
      : ''

function RowNumber({ row: { row, errors }, words }: { readonly row: RowView; readonly words: GridWords }) {
  const whole = errors.filter(({ position }) => position === null)
  return (
    <>
      {row === 1 ? words.header : row}
      {whole.map(({ title, severity }) => (
        <span
          key={title}
          className={`mc-check-grid__note${severity === 'error' ? '' : ' mc-check-grid__note--doubtful'}`}
        >
          <span
            className={`${severity === 'error' ? 'fr-icon-error-warning-fill' : 'fr-icon-information-line'} fr-icon--xs`}
            aria-hidden="true"
          />{' '}
          {title}
        </span>
      ))}
    </>
  )
}
