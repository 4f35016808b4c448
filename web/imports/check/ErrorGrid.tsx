import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { CellDetail } from './CellDetail.tsx'
import { CellEditor } from './CellEditor.tsx'
import type { Place, ShownColumn, ShownError, ShownRow } from './check-protocol.ts'
import { gridMove } from './grid-move.ts'
import type { Rows } from './use-rows.ts'
import { useCheckWords } from './words/words.ts'

export interface ErrorGridProps {
  readonly rows: Rows
  readonly total: number
  readonly formatAnchor: (field: string) => string
  /** The cell that has, or would have, the focus. */
  readonly active: Place
  readonly onActive: (place: Place) => void
  /** Where to go by itself: a new one each time it is asked for. */
  readonly goTo: { readonly place: Place } | null
  readonly onEdit: (row: number, position: number, text: string) => void
  readonly onRemoveRow: (row: number) => void
}

const rowHeight = 60
const headerHeight = 60
const numberWidth = 104

const widthOf = ({ label }: ShownColumn): number => Math.min(280, Math.max(150, label.length * 8.5 + 40))

/** The rows as a spreadsheet shows them; only those in sight are in the page. Keys as in the grid pattern of ARIA. */
export function ErrorGrid(props: ErrorGridProps) {
  const { rows, total, formatAnchor, active, onActive, goTo, onEdit, onRemoveRow } = props
  const words = useCheckWords().grid
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  /** The focus follows the active cell when keys move it. */
  const following = useRef(false)
  const [editing, setEditing] = useState<{ readonly place: Place; readonly text: string } | null>(null)
  const { columns } = rows

  const rowItems = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    rangeExtractor: range => withActive(range, active.index),
  })
  const columnItems = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => widthOf(columns[index] as ShownColumn),
    overscan: 2,
    paddingStart: numberWidth,
    scrollPaddingStart: numberWidth,
    rangeExtractor: range => withActive(range, active.position),
  })
  const visibleRows = rowItems.getVirtualItems()
  const visibleColumns = columnItems.getVirtualItems()
  const width = columnItems.getTotalSize()

  const firstSeen = visibleRows.find(({ index }) => index !== active.index)?.index ?? active.index
  const lastSeen = visibleRows.findLast(({ index }) => index !== active.index)?.index ?? active.index
  useEffect(() => rows.look(firstSeen, lastSeen))

  const show = (place: Place) => {
    rowItems.scrollToIndex(place.index)
    columnItems.scrollToIndex(place.position)
  }
  const move = (place: Place) => {
    following.current = true
    setEditing(null)
    onActive(place)
    show(place)
  }
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    if (goTo) latest.current(goTo.place)
  }, [goTo])

  useLayoutEffect(() => {
    if (!following.current || editing) return
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active="true"]')
    if (!cell) return
    following.current = false
    cell.focus({ preventScroll: true })
  })

  const startEditing = (place: Place, text?: string) => {
    const row = rows.row(place.index)
    if (row) setEditing({ place, text: text ?? row.cells[place.position] ?? '' })
  }
  const commit = (row: ShownRow, place: Place, text: string, by: 'enter' | 'leaving') => {
    setEditing(null)
    if (text !== (row.cells[place.position] ?? '')) onEdit(row.row, place.position, text)
    if (by === 'enter') move({ ...place, index: Math.min(total - 1, place.index + 1) })
  }
  const pressed = (event: KeyboardEvent) => {
    if (editing || event.altKey) return
    const pageRows = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1)
    const next = gridMove(event, active, { rows: total, columns: columns.length, pageRows })
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

  const activeRow = rows.row(active.index)
  const activeColumn = columns[active.position]
  return (
    <>
      <p id={`${id}-help`} className="fr-text--sm mc-check-mention fr-mb-1w">
        {words.help}
      </p>
      <div ref={scroller} className="mc-check-grid">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are moved in and typed in.
          role="grid"
          className="mc-check-grid__table"
          style={{ width, height: headerHeight + rowItems.getTotalSize() }}
          aria-describedby={`${id}-help`}
          aria-rowcount={total + 1}
          aria-colcount={columns.length + 1}
          onKeyDown={pressed}
        >
          <caption className="fr-sr-only">{words.label}</caption>
          <thead className="mc-check-grid__head">
            <tr className="mc-check-grid__row" aria-rowindex={1} style={{ width, height: headerHeight }}>
              <th scope="col" aria-colindex={1} className="mc-check-grid__number" style={{ width: numberWidth }}>
                {words.row}
              </th>
              {visibleColumns.map(({ index, start, size }) => {
                const { letter, label } = columns[index] as ShownColumn
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
            {visibleRows.map(({ index, start }) => {
              const row = rows.row(index)
              return (
                <tr
                  key={index}
                  aria-rowindex={index + 2}
                  className="mc-check-grid__row"
                  style={{ width, height: rowHeight, transform: `translateY(${start}px)` }}
                >
                  <th scope="row" aria-colindex={1} className="mc-check-grid__number" style={{ width: numberWidth }}>
                    {row && <RowNumber row={row} />}
                  </th>
                  {visibleColumns.map(({ index: position, start, size }) => {
                    const place = { index, position }
                    const column = columns[position] as ShownColumn
                    const isActive = active.index === index && active.position === position
                    const isEdited = editing?.place.index === index && editing.place.position === position
                    const errors = row?.errors.filter(error => error.position === position) ?? []
                    return (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the grid's.
                      <td
                        key={position}
                        aria-colindex={position + 2}
                        aria-invalid={errors.some(({ severity }) => severity === 'error') || undefined}
                        tabIndex={isActive && !isEdited ? 0 : -1}
                        data-active={isActive}
                        className={`mc-check-grid__cell ${cellLook(errors)}`}
                        style={{ left: start, width: size }}
                        onClick={() => {
                          following.current = !isEdited
                          if (!isActive) onActive(place)
                        }}
                        onDoubleClick={() => startEditing(place)}
                      >
                        {isEdited && row ? (
                          <CellEditor
                            column={column}
                            text={editing.text}
                            label={words.place(row.row, column.letter, column.label)}
                            problemId={errors.length > 0 ? `${id}-detail` : undefined}
                            onCommit={(text, by) => commit(row, place, text, by)}
                            onCancel={() => {
                              setEditing(null)
                              following.current = true
                            }}
                          />
                        ) : (
                          <CellFace row={row} position={position} errors={errors} />
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
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
          onReplace={text => onEdit(activeRow.row, active.position, text)}
          onRemoveRow={activeRow.row > 1 ? () => onRemoveRow(activeRow.row) : null}
        />
      )}
    </>
  )
}

const withActive = ({ startIndex, endIndex, overscan, count }: RowRange, active: number): number[] => {
  const first = Math.max(0, startIndex - overscan)
  const last = Math.min(count - 1, endIndex + overscan)
  const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  if (active >= count || (active >= first && active <= last)) return seen
  // The cell with the focus stays in the page when it is scrolled out of sight.
  return active < first ? [active, ...seen] : [...seen, active]
}

interface RowRange {
  readonly startIndex: number
  readonly endIndex: number
  readonly overscan: number
  readonly count: number
}

const cellLook = (errors: readonly ShownError[]): string =>
  errors.some(({ severity }) => severity === 'error')
    ? 'mc-check-grid__cell--error'
    : errors.length > 0
      ? 'mc-check-grid__cell--warning'
      : ''

function RowNumber({ row: { row, errors } }: { readonly row: ShownRow }) {
  const words = useCheckWords().grid
  const whole = errors.filter(({ position }) => position === null)
  return (
    <>
      {row === 1 ? words.header : row}
      {whole.map(({ title }) => (
        <span key={title} className="mc-check-grid__told">
          <span className="fr-icon-error-warning-fill fr-icon--xs" aria-hidden="true" /> {title}
        </span>
      ))}
    </>
  )
}

function CellFace({
  row,
  position,
  errors,
}: {
  readonly row: ShownRow | undefined
  readonly position: number
  readonly errors: readonly ShownError[]
}) {
  const words = useCheckWords().grid
  const [first] = errors
  return (
    <>
      <span className="mc-check-grid__text">{row?.cells[position] ?? ''}</span>
      {first ? (
        <span className="mc-check-grid__told">
          <span
            className={`${first.severity === 'error' ? 'fr-icon-error-fill' : 'fr-icon-warning-fill'} fr-icon--xs`}
            aria-hidden="true"
          />{' '}
          {first.title}
          <span className="fr-sr-only">. {errors.map(({ message }) => message).join(' ')}</span>
        </span>
      ) : (
        row?.edited.includes(position) && (
          <span className="mc-check-grid__told mc-check-grid__told--typed">
            <span className="fr-icon-check-line fr-icon--xs" aria-hidden="true" /> {words.typed}
          </span>
        )
      )}
    </>
  )
}
