import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CellDetail } from './CellDetail.tsx'
import { CellOverlay } from './CellOverlay.tsx'
import { CellEditor } from './cell-editor/CellEditor.tsx'
import type { EditEnd } from './cell-editor/cell-edit.ts'
import type { BlockWriting, ColumnView, Place, RowView } from './check-protocol.ts'
import { ErrorsAside } from './ErrorsAside.tsx'
import type { FormatAnchor } from './FormatLink.tsx'
import { GridHead } from './GridHead.tsx'
import { type GridActions, GridRow, headerHeight, numberWidth, rowHeight } from './GridRow.tsx'
import { findGridMove, placeBeside, placeOf } from './grid-move.ts'
import { countCells, type GridRange, rangeBetween } from './grid-selection.ts'
import { useGridClipboard } from './use-grid-clipboard.ts'
import { addPinned, useRowRange } from './use-row-range.ts'
import type { Rows } from './use-rows.ts'
import { useCheckWords } from './words/check-words.ts'

/** A cell to scroll to, and whether it takes the focus. */
export interface ScrollTarget {
  readonly place: Place
  readonly focus: boolean
}

/** Cells to write at once: the text of a block, over the cells that are selected. */
export type GridWriting = Omit<BlockWriting, 'filter'>

export interface ErrorGridProps {
  readonly rows: Rows
  readonly total: number
  readonly formatAnchor: FormatAnchor
  /** The cell that has the focus, or gets it when the grid is entered. */
  readonly active: Place
  readonly onActive: (place: Place) => void
  /** Called when the focus is in the grid. */
  readonly onFocus: () => void
  /** Scrolls to this cell; a new object scrolls again. */
  readonly scrollTarget: ScrollTarget | null
  readonly onEdit: (row: RowView, position: number, text: string) => void
  readonly onRemoveRow: (row: number) => void
  /** Gives the same text to all the cells of a column that hold a value. */
  readonly onReplaceAlike: (position: number, value: string, to: string) => void
  /** Opens the replacement of what a cell holds, wherever it is. */
  readonly onReplaceEverywhere: (position: number, value: string, to: string) => void
  readonly onWrite: (writing: GridWriting, how: 'paste' | 'fill') => void
  readonly announce: (message: string) => void
  /** The cells of a selection as a spreadsheet copies them, for rows that are not in the page. */
  readonly onCopy: (range: GridRange) => Promise<string>
  /** Called with what is pasted that is no text: a picture, a file. */
  readonly onPasteOther: () => void
  /** Shown with the active cell. */
  readonly notice: ReactNode
  /** Whether the rows are typed here, from none: Tab then leads from one edited cell to the next. */
  readonly isSheet: boolean
}

const widthOf = ({ label, width }: ColumnView): number => width ?? Math.min(360, Math.max(150, label.length * 8.5 + 40))

interface Editing {
  readonly place: Place
  /** The row as it was when the editor opened: another may have taken its place in the list since. */
  readonly row: RowView
  /** What was typed to open the editor. */
  readonly typed?: string | undefined
}

/** The cell where a selection started, with its row as it was. */
interface Anchor {
  readonly place: Place
  readonly row: RowView
}

const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.index === other.index && one.position === other.position

/**
 * The rows as a spreadsheet shows them; only the visible ones are in the page. Its keys follow the grid pattern of
 * ARIA.
 */
export function ErrorGrid(props: ErrorGridProps) {
  const { rows, total, formatAnchor, active, onActive, scrollTarget, onEdit, onRemoveRow, onWrite, announce } = props
  const { isSheet } = props
  const { grid: words, sheet: sheetWords } = useCheckWords()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  /** True when the next rendering moves the focus to the active cell. */
  const movesFocus = useRef(false)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  /** The cell where the mouse was pressed. */
  const dragStart = useRef<Place | null>(null)
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

  const activeRow = rows.row(active.index)
  const activeColumn = columns[active.position]
  const range = rangeBetween(anchor?.place ?? active, active)
  const selectedCells = countCells(range)

  const show = (place: Place) => {
    placement.show(place.index)
    columnItems.scrollToIndex(place.position)
  }
  const move = (place: Place, focus = true) => {
    movesFocus.current = focus
    setEditing(null)
    setAnchor(null)
    onActive(place)
    show(place)
  }
  const extend = (place: Place) => {
    if (!anchor && !activeRow) return
    const start = anchor ?? (activeRow && { place: active, row: activeRow })
    setAnchor(start ?? null)
    movesFocus.current = true
    onActive(place)
    show(place)
    announce(words.selected(countCells(rangeBetween(start?.place ?? place, place))))
  }
  const drag = (place: Place) => {
    const from = dragStart.current
    const row = from && rows.row(from.index)
    if (!row || editing || isSame(place, active)) return
    movesFocus.current = true
    setAnchor(isSame(place, from) ? null : { place: from, row })
    onActive(place)
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

  const startEditing = (place: Place, typed?: string) => {
    const row = rows.row(place.index)
    if (!row) return
    setAnchor(null)
    show(place)
    setEditing({ place, row, typed })
  }
  /** A ref, so that a new function at each rendering does not render all rows again. */
  const gridActions = useRef<GridActions>(null)
  useEffect(() => {
    gridActions.current = {
      activate(place, extends_) {
        if (extends_) return extend(place)
        movesFocus.current = !isSame(editing?.place, place)
        setAnchor(null)
        if (!isSame(active, place)) onActive(place)
      },
      edit: startEditing,
    }
  })
  const commit = ({ place, row }: Editing, text: string, by: EditEnd) => {
    setEditing(null)
    if (text !== (row.cells[place.position] ?? '')) onEdit(row, place.position, text)
    if (by === 'enter') move({ ...place, index: Math.min(total - 1, place.index + 1) })
    else if (by !== 'leaving') move(placeBeside(place, by === 'next' ? 1 : -1, columns.length, total))
  }

  /** The rows of the selection from its top, as far as they are loaded. */
  const rowAt = (index: number) => rows.row(index) ?? (anchor?.place.index === index ? anchor.row : undefined)
  const topRow = rowAt(range.top)
  const selection = { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 }
  const cellsOf = ({ cells }: RowView) =>
    Array.from({ length: selection.columns }, (_, index) => cells[range.left + index] ?? '')
  const write = (writing: Pick<GridWriting, 'text'> & Partial<GridWriting>, how: 'paste' | 'fill') => {
    if (!topRow) return
    movesFocus.current = true
    onWrite({ firstRow: topRow.row, position: range.left, selection, ...writing }, how)
  }
  // The worker reads the cells to repeat, for the last edits may not be in the page yet.
  const fillDown = () => {
    if (selection.rows > 1) return write({ text: null }, 'fill')
    // As in a spreadsheet, a single row gets the one above it.
    const above = rows.row(range.top - 1)
    if (above) write({ text: null, firstRow: above.row, selection: { ...selection, rows: 2 } }, 'fill')
  }
  // The empty rows at the end of a sheet stay empty.
  const rowsToEnd = isSheet ? Math.max(1, rows.filled - range.top) : null
  const fillToEnd = () => write({ text: null, selection: { ...selection, rows: rowsToEnd } }, 'fill')
  const clear = () => write({ text: '' }, 'fill')

  useGridClipboard({
    isActive: () => !editing && scroller.current?.contains(document.activeElement) === true,
    selectedRows() {
      const chosen = Array.from({ length: selection.rows }, (_, index) => rowAt(range.top + index))
      const loaded = chosen.flatMap(row => (row ? [cellsOf(row)] : []))
      return loaded.length < chosen.length ? null : loaded
    },
    readSelection: () => props.onCopy(range),
    onCopied: () => announce(words.copied(selectedCells)),
    onCopyFailed: () => announce(words.cannotCopy),
    onPaste: text => write({ text }, 'paste'),
    onPasteOther: props.onPasteOther,
  })

  const handleKey = (event: KeyboardEvent) => {
    if (editing || event.altKey) return
    // The letter of a dead key or of an input method comes once the field that takes it has the focus.
    if (event.key === 'Dead' || event.key === 'Process') return startEditing(active, '')
    const pageRows = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1)
    const next = findGridMove(event, active, { rows: total, columns: columns.length, pageRows })
    const isCommand = event.ctrlKey || event.metaKey
    const handle = (): unknown => {
      if (next) return event.shiftKey ? extend(next) : move(next)
      if (event.key === 'Enter' || event.key === 'F2') return startEditing(active)
      if (event.key === 'Delete') return clear()
      if (event.key === 'Backspace') return startEditing(active, '')
      if (event.key === 'Escape' && anchor) return setAnchor(null)
      if (isCommand && event.key.toLowerCase() === 'd') return fillDown()
      if (event.key.length === 1 && event.key !== ' ' && !isCommand) return startEditing(active, event.key)
      return null
    }
    if (handle() !== null) event.preventDefault()
  }

  const removeRow = (row: number) => {
    movesFocus.current = true
    onRemoveRow(row)
  }
  const replaceWith = (text: string) => {
    movesFocus.current = true
    if (activeRow) onEdit(activeRow, active.position, text)
  }
  const { inSight } = placement
  const shownRows = placement.indexes.flatMap(index => {
    const row = index >= inSight.first && index <= inSight.last ? rows.row(index) : undefined
    return row ? [{ index, row }] : []
  })
  const sight = {
    start: (columnItems.scrollOffset ?? 0) + numberWidth,
    end: (columnItems.scrollOffset ?? 0) + (columnItems.scrollRect?.width ?? Number.POSITIVE_INFINITY),
  }
  const limits = columnItems.measurementsCache
  const editedRow = editing?.row
  const editedColumn = editing && columns[editing.place.position]
  return (
    <>
      <p id={`${id}-help`} className="fr-text--sm mc-check-mention fr-mb-1w">
        {isSheet ? sheetWords.help : words.help}
      </p>
      <ErrorsAside rows={shownRows} columns={columns} limits={limits} sight={sight} onShow={move} />
      <div className="mc-check-frame">
        <div ref={scroller} className="mc-check-grid">
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: users move between its cells and type in them.
            role="grid"
            className="mc-check-grid__table"
            style={{ width, height: headerHeight + total * rowHeight }}
            aria-describedby={`${id}-help`}
            aria-multiselectable="true"
            aria-rowcount={total + 1}
            aria-colcount={columns.length + 1}
            onFocus={props.onFocus}
            onKeyDown={handleKey}
            onMouseDown={event => {
              dragStart.current = event.button === 0 && !event.shiftKey ? placeOf(event.target) : null
            }}
            onMouseMove={event => {
              const place = event.buttons === 1 && dragStart.current ? placeOf(event.target) : null
              if (place) drag(place)
            }}
          >
            <caption className="fr-sr-only">{isSheet ? sheetWords.label : words.label}</caption>
            <GridHead columns={columns} visibleColumns={visibleColumns} width={width} />
            <tbody>
              {visibleColumns.length > 0 &&
                placement.indexes.map(index => {
                  const isSelected = anchor !== null && index >= range.top && index <= range.bottom
                  return (
                    <GridRow
                      key={index}
                      index={index}
                      row={rows.row(index)}
                      columns={columns}
                      width={width}
                      visibleColumns={visibleColumns}
                      activePosition={active.index === index ? active.position : null}
                      selectedFrom={isSelected ? range.left : null}
                      selectedTo={isSelected ? range.right : null}
                      isEditing={editing?.place.index === index}
                      gridActions={gridActions}
                    />
                  )
                })}
            </tbody>
          </table>
        </div>
        {editing && editedRow && editedColumn && (
          <CellOverlay
            key={`${editing.place.index} ${editing.place.position}`}
            scroller={scroller}
            top={headerHeight + editing.place.index * rowHeight}
            left={limits[editing.place.position]?.start ?? 0}
            width={limits[editing.place.position]?.size ?? 0}
            headerHeight={headerHeight}
            numberWidth={numberWidth}
          >
            <CellEditor
              column={editedColumn}
              text={editedRow.cells[editing.place.position] ?? ''}
              {...(editing.typed === undefined ? {} : { typed: editing.typed })}
              label={words.place(editedRow.row, editedColumn.letter, editedColumn.label)}
              problemId={hasErrors(editedRow, editing.place.position) ? `${id}-detail` : undefined}
              isWrong={editedRow.errors.some(
                ({ position, severity }) => position === editing.place.position && severity === 'error',
              )}
              tabMoves={isSheet}
              onCommit={(text, by) => commit(editing, text, by)}
              onCancel={() => {
                setEditing(null)
                movesFocus.current = true
              }}
            />
          </CellOverlay>
        )}
      </div>
      {activeRow && activeColumn && (
        <CellDetail
          id={`${id}-detail`}
          row={activeRow}
          column={activeColumn}
          position={active.position}
          selectedCells={selectedCells}
          isSheet={isSheet}
          rowsBelow={Math.max(0, (isSheet ? rows.filled : total) - 1 - range.bottom)}
          formatAnchor={formatAnchor}
          notice={props.notice}
          onReplace={replaceWith}
          onReplaceAlike={(value, to) => props.onReplaceAlike(active.position, value, to)}
          onReplaceEverywhere={(value, to) => props.onReplaceEverywhere(active.position, value, to)}
          onRemoveRow={activeRow.row > 1 ? () => removeRow(activeRow.row) : null}
          onFillDown={fillDown}
          onFillToEnd={fillToEnd}
          onClear={clear}
        />
      )}
    </>
  )
}

const hasErrors = ({ errors }: RowView, at: number): boolean => errors.some(({ position }) => position === at)
