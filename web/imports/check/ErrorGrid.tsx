import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CellDetail } from './CellDetail.tsx'
import { CellEditor } from './CellEditor.tsx'
import type { ColumnView, ErrorView, Place, RowView } from './check-protocol.ts'
import { findGridMove } from './grid-move.ts'
import { addPinned, useRowRange } from './use-row-range.ts'
import type { Rows } from './use-rows.ts'
import { useCheckWords } from './words/check-words.ts'
import type { Words } from './words/fr.ts'

/** A cell to scroll to, and whether it takes the focus. */
export interface ScrollTarget {
  readonly place: Place
  readonly focus: boolean
}

export interface ErrorGridProps {
  readonly rows: Rows
  readonly total: number
  readonly formatAnchor: (field: string) => string
  /** The cell that has the focus, or gets it when the grid is entered. */
  readonly active: Place
  readonly onActive: (place: Place) => void
  /** Scrolls to this cell; a new object scrolls again. */
  readonly scrollTarget: ScrollTarget | null
  readonly onEdit: (row: number, position: number, text: string) => void
  readonly onRemoveRow: (row: number) => void
}

type GridWords = Words['grid']

const rowHeight = 60
const headerHeight = 60
const numberWidth = 104

const widthOf = ({ label }: ColumnView): number => Math.min(360, Math.max(150, label.length * 8.5 + 40))

/**
 * The rows as a spreadsheet shows them; only the visible ones are in the page. Its keys follow the grid pattern of
 * ARIA.
 */
export function ErrorGrid(props: ErrorGridProps) {
  const { rows, total, formatAnchor, active, onActive, scrollTarget, onEdit, onRemoveRow } = props
  const words = useCheckWords().grid
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  /** True when the next rendering moves the focus to the active cell. */
  const movesFocus = useRef(false)
  const [editing, setEditing] = useState<Editing | null>(null)
  const { columns } = rows

  const placement = useRowRange(scroller, { total, rowHeight, headerHeight, pinned: active.index })
  const columnItems = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => (placement.isLaidOut ? scroller.current : null),
    estimateSize: index => widthOf(columns[index] as ColumnView),
    overscan: 1,
    useFlushSync: false,
    paddingStart: numberWidth,
    scrollPaddingStart: numberWidth,
    rangeExtractor: useCallback(
      (range: Range) => addPinned(defaultRangeExtractor(range), active.position, range.count),
      [active.position],
    ),
  })
  const visibleColumns = columnItems.getVirtualItems()
  const width = columnItems.getTotalSize()
  useEffect(() => rows.load(placement.range.first, placement.range.last, active.index))

  const show = (place: Place) => {
    placement.show(place.index)
    columnItems.scrollToIndex(place.position)
  }
  const move = (place: Place, focus = true) => {
    movesFocus.current = focus
    setEditing(null)
    onActive(place)
    show(place)
  }
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    if (scrollTarget) latest.current(scrollTarget.place, scrollTarget.focus)
  }, [scrollTarget])

  useLayoutEffect(() => {
    if (!movesFocus.current || editing) return
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active="true"]')
    if (!cell) return
    movesFocus.current = false
    cell.focus({ preventScroll: true })
  })

  const startEditing = (place: Place, text?: string) => {
    const row = rows.row(place.index)
    if (!row) return
    show(place)
    setEditing({ place, text: text ?? row.cells[place.position] ?? '' })
  }
  /** A ref, so that a new function at each rendering does not render all rows again. */
  const gridActions = useRef<GridActions>(null)
  useEffect(() => {
    gridActions.current = {
      activate(place) {
        movesFocus.current = !isSame(editing?.place, place)
        if (!isSame(active, place)) onActive(place)
      },
      edit: startEditing,
      commit(row, place, text, by) {
        setEditing(null)
        if (text !== (row.cells[place.position] ?? '')) onEdit(row.row, place.position, text)
        if (by === 'enter') move({ ...place, index: Math.min(total - 1, place.index + 1) })
      },
      cancel() {
        setEditing(null)
        movesFocus.current = true
      },
    }
  })
  const handleKey = (event: KeyboardEvent) => {
    if (editing || event.altKey) return
    const pageRows = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1)
    const next = findGridMove(event, active, { rows: total, columns: columns.length, pageRows })
    if (next) {
      event.preventDefault()
      move(next)
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      startEditing(active)
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      startEditing(active, event.key)
    }
  }

  const removeRow = (row: number) => {
    movesFocus.current = true
    onRemoveRow(row)
  }
  const activeRow = rows.row(active.index)
  const activeColumn = columns[active.position]
  return (
    <>
      <p id={`${id}-help`} className="fr-text--sm mc-check-mention fr-mb-1w">
        {words.help}
      </p>
      <div ref={scroller} className="mc-check-grid">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: users move between its cells and type in them.
          role="grid"
          className="mc-check-grid__table"
          style={{ width, height: headerHeight + total * rowHeight }}
          aria-describedby={`${id}-help`}
          aria-rowcount={total + 1}
          aria-colcount={columns.length + 1}
          onKeyDown={handleKey}
        >
          <caption className="fr-sr-only">{words.label}</caption>
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
                    <span className="mc-check-grid__letter">{letter}</span> {label}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {visibleColumns.length > 0 &&
              placement.indexes.map(index => (
                <GridRow
                  key={index}
                  index={index}
                  row={rows.row(index)}
                  width={width}
                  columns={columns}
                  visibleColumns={visibleColumns}
                  activePosition={active.index === index ? active.position : null}
                  editing={editing?.place.index === index ? editing : null}
                  detailId={`${id}-detail`}
                  gridActions={gridActions}
                />
              ))}
          </tbody>
        </table>
      </div>
      {activeRow && activeColumn && (
        <CellDetail
          id={`${id}-detail`}
          row={activeRow}
          column={activeColumn}
          position={active.position}
          formatAnchor={formatAnchor}
          onReplace={text => {
            movesFocus.current = true
            onEdit(activeRow.row, active.position, text)
          }}
          onRemoveRow={activeRow.row > 1 ? () => removeRow(activeRow.row) : null}
        />
      )}
    </>
  )
}

interface Editing {
  readonly place: Place
  readonly text: string
}

/** The actions of the grid that its cells call. */
interface GridActions {
  activate(place: Place): void
  edit(place: Place): void
  commit(row: RowView, place: Place, text: string, by: 'enter' | 'leaving'): void
  cancel(): void
}

const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.index === other.index && one.position === other.position

interface GridRowProps {
  readonly index: number
  readonly row: RowView | undefined
  readonly width: number
  readonly columns: readonly ColumnView[]
  readonly visibleColumns: readonly VirtualItem[]
  /** Position of the active cell, when it is in this row. */
  readonly activePosition: number | null
  readonly editing: Editing | null
  readonly detailId: string
  readonly gridActions: RefObject<GridActions | null>
}

const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, row, width, columns, visibleColumns, activePosition, editing, detailId, gridActions } = props
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
        const column = columns[position] as ColumnView
        const isActive = activePosition === position
        const isEdited = editing?.place.position === position
        const errors = row?.errors.filter(error => error.position === position) ?? []
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys.
          <td
            key={position}
            aria-colindex={position + 2}
            aria-invalid={errors.some(({ severity }) => severity === 'error') || undefined}
            tabIndex={isActive && !isEdited ? 0 : -1}
            data-active={isActive}
            className={`mc-check-grid__cell ${cellClass(errors)}`}
            style={{ left: start, width: size }}
            onClick={() => gridActions.current?.activate(place)}
            onDoubleClick={() => gridActions.current?.edit(place)}
          >
            {isEdited && row ? (
              <CellEditor
                column={column}
                text={editing.text}
                label={words.place(row.row, column.letter, column.label)}
                problemId={errors.length > 0 ? detailId : undefined}
                onCommit={(text, by) => gridActions.current?.commit(row, place, text, by)}
                onCancel={() => gridActions.current?.cancel()}
              />
            ) : (
              <CellContent row={row} position={position} errors={errors} words={words} />
            )}
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
      {whole.map(({ title }) => (
        <span key={title} className="mc-check-grid__note">
          <span className="fr-icon-error-warning-fill fr-icon--xs" aria-hidden="true" /> {title}
        </span>
      ))}
    </>
  )
}

interface CellContentProps {
  readonly row: RowView | undefined
  readonly position: number
  readonly errors: readonly ErrorView[]
  readonly words: GridWords
}

function CellContent({ row, position, errors, words }: CellContentProps) {
  const [first] = errors
  return (
    <>
      {row?.cells[position] ?? ''}
      <br />
      {first ? (
        <span className="mc-check-grid__note">
          {first.title}
          <span className="fr-sr-only">. {errors.map(({ message }) => message).join(' ')}</span>
        </span>
      ) : (
        row?.edited.includes(position) && (
          <span className="mc-check-grid__note mc-check-grid__note--typed">
            <span className="fr-icon-check-line fr-icon--xs" aria-hidden="true" /> {words.typed}
          </span>
        )
      )}
    </>
  )
}
