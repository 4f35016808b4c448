import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { type AlikeEdit, AlikeOffer } from './AlikeOffer.tsx'
import type { ColumnView, Place, Replacement, RowFilter, RowView, WrittenBlock } from './check-protocol.ts'
import { ErrorGrid, type GridWriting, type ScrollTarget } from './ErrorGrid.tsx'
import type { FormatAnchor } from './FormatLink.tsx'
import { PasteReport } from './PasteReport.tsx'
import { emptyReplaceDraft, type ReplaceDraft, ReplacePanel } from './ReplacePanel.tsx'
import { RowCards } from './RowCards.tsx'
import type { CheckedState, FileCheckActions, WorkStep } from './use-file-check.ts'
import { type Rows, useRows } from './use-rows.ts'
import { useCheckWords } from './words/check-words.ts'

/** What differs where the rows are typed and pasted in the page, from none. */
export interface SheetView {
  /** The columns with the names and the texts that people know. Must not change at each rendering. */
  readonly columnsOf: (columns: readonly ColumnView[]) => readonly ColumnView[]
  /** The column where typing starts. */
  readonly firstPosition: number
  /** Shown beside the other buttons. */
  readonly buttons: ReactNode
  /** A group of errors to go to; a new object goes there again. */
  readonly target: { readonly group: string } | null
}

export interface RowsInSightProps {
  readonly state: CheckedState
  readonly filter: RowFilter
  readonly formatAnchor: FormatAnchor
  readonly onStep: (step: WorkStep) => void
  readonly onReplace: FileCheckActions['replace']
  readonly onWrite: FileCheckActions['writeBlock']
  readonly announce: (message: string) => void
  /** The open search and replacement, which outlives a change of the filter. */
  readonly draft: ReplaceDraft | null
  readonly onDraft: (draft: ReplaceDraft | null) => void
  /** Null for a file. */
  readonly sheet?: SheetView | null
}

const firstPlace: Place = { index: 0, position: 0 }
const placeBeforeFirst: Place = { index: 0, position: -1 }

/** The rows that pass a filter, to correct in place; those of a sheet, to fill. */
export function RowsInSight(props: RowsInSightProps) {
  const { state, filter, formatAnchor, onStep, onReplace, onWrite, announce, draft, onDraft, sheet = null } = props
  const words = useCheckWords()
  const { grid } = words
  const wide = useIsWide('md')
  const [active, setActive] = useState(sheet ? { index: 0, position: sheet.firstPosition } : firstPlace)
  /** Whether the reader has been in the grid, or only sees its first error. */
  const [isEntered, setEntered] = useState(false)
  /** The row that is being typed. */
  const [typedRow, setTypedRow] = useState<number | null>(null)
  const rows = useSheetRows(useRows(state.client, filter, state.stamp), sheet, typedRow)
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget | null>(null)
  /** What became of the last block that was pasted. */
  const [pasted, setPasted] = useState<WrittenBlock | 'no-text' | 'not-allowed' | null>(null)
  /** Counts the openings of the replacement, each of which takes the focus. */
  const [openings, setOpenings] = useState(0)
  const [alike, showAlike] = useState<AlikeEdit | null>(null)
  /** The edit whose offer is awaited. */
  const lastEdit = useRef<object | null>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  const replaceButton = useRef<HTMLButtonElement>(null)
  const { total } = rows

  // Scrolls to the first error, which may be many columns away.
  const { client } = state
  const isSheet = sheet !== null
  useEffect(() => {
    if (isSheet) return
    let current = true
    void client.call('nextError', filter, placeBeforeFirst, 1).then(place => {
      if (!current || !place) return
      setEntered(false)
      setScrollTarget({ place, focus: false })
    })
    return () => {
      current = false
    }
  }, [client, filter, isSheet])

  const target = sheet?.target ?? null
  useEffect(() => {
    if (!target) return
    const all: RowFilter = { group: target.group, field: null, all: true }
    void client.call('nextError', all, placeBeforeFirst, 1).then(place => {
      setTypedRow(null)
      if (place) setScrollTarget({ place, focus: true })
    })
  }, [client, target])

  const setAlike = (edit: AlikeEdit | null) => {
    lastEdit.current = null
    showAlike(edit)
  }
  /** Where the focus goes when the button that had it goes away. */
  const takeFocus = () => {
    if (wide) setScrollTarget({ place: active, focus: true })
    else summary.current?.focus({ preventScroll: true })
  }
  const replaceAlike = (position: number, value: string, to: string) => {
    takeFocus()
    void replace({ position, value, to })
  }
  const replace = async (replacement: Replacement) => {
    setAlike(null)
    const count = await onReplace(replacement)
    announce(words.replace.done(count))
    return count
  }
  const edit = ({ row, cells, errors }: RowView, position: number, text: string) => {
    setPasted(null)
    setTypedRow(row)
    setAlike(null)
    const from = cells[position] ?? ''
    const wasWrong = row > 1 && errors.some(error => error.position === position)
    // An empty cell says nothing about what the other empty ones should hold.
    if (wasWrong && text !== '' && from !== '') void offerAlike({ row, position, from, to: text })
    onStep({ kind: 'edit', row, position, text })
  }
  /** Counted by the worker: the rows in the page may be older than the verdict, to somebody who types fast. */
  const offerAlike = async (edit: Pick<AlikeEdit, 'row' | 'position' | 'from' | 'to'>) => {
    lastEdit.current = edit
    // A failure of the worker shows in the check that follows.
    const others = await client.call('othersAlike', edit.row, edit.position, edit.from).catch(() => 0)
    if (others === 0 || lastEdit.current !== edit) return
    const label = rows.columns[edit.position]?.label ?? ''
    setAlike({ ...edit, label, others })
    announce(grid.alike(others, label, edit.from))
  }
  const removeRow = (row: number) => {
    setAlike(null)
    onStep({ kind: 'removeRow', row })
    announce(grid.removed(row))
  }
  const write = async (writing: GridWriting, how: 'paste' | 'fill') => {
    setAlike(null)
    const written = await onWrite({ ...writing, filter })
    if (!written) return
    const { changed, leftOutRows, leftOutColumns, refused } = written
    const leftOut = leftOutRows + leftOutColumns > 0 ? grid.leftOut(leftOutRows, leftOutColumns) : ''
    setPasted(how === 'paste' ? written : null)
    announce(refused ? words.sheet.refused[refused] : [grid.written(changed), leftOut].join(' ').trim())
  }
  /** Pastes over the active cell; on a phone, below the last row. */
  const pasteText = async () => {
    const text = await navigator.clipboard.readText().catch(() => null)
    if (text === null || text === '') {
      setPasted(text === null ? 'not-allowed' : 'no-text')
      return announce(text === null ? words.sheet.notAllowed : words.sheet.noText)
    }
    const index = wide ? active.index : rows.filled
    const position = wide ? active.position : (sheet?.firstPosition ?? 0)
    const selection = { rows: 1, columns: 1 }
    await write({ text, firstRow: rows.row(index)?.row ?? index + 2, position, selection }, 'paste')
  }
  const activate = (place: Place) => {
    if (place.index !== active.index) setTypedRow(null)
    setActive(place)
  }
  const toError = async (step: 1 | -1) => {
    setTypedRow(null)
    const from = step === 1 && !isEntered ? placeBeforeFirst : active
    const place = await state.client.call('nextError', filter, from, step)
    if (place) setScrollTarget({ place, focus: true })
    else announce(grid.last)
  }
  const replaceEverywhere = (position: number, search: string, to: string) => {
    onDraft({ ...emptyReplaceDraft, search, to, position, wholeCell: true, matchCase: true })
    setOpenings(openings + 1)
  }
  const closeReplace = () => {
    onDraft(null)
    replaceButton.current?.focus()
  }

  if (total === null) {
    return <p className="mc-check-mention">{grid.checking}</p>
  }
  const present = { index: Math.min(active.index, total - 1), position: active.position }
  const offer = alike && (
    <AlikeOffer
      edit={alike}
      onAccept={() => replaceAlike(alike.position, alike.from, alike.to)}
      onLeave={() => {
        setAlike(null)
        takeFocus()
      }}
    />
  )
  return (
    <>
      <div className="mc-check-actions fr-mb-1w">
        <p ref={summary} tabIndex={-1} className="fr-text--sm fr-mb-0 mc-check-grow">
          {isSheet ? words.sheet.filled(state.verdict.rows) : total === 0 ? grid.none : grid.shown(total)}{' '}
          {rows.limited && grid.limited[rows.limited]}
        </p>
        {sheet?.buttons}
        {isSheet && 'readText' in (navigator.clipboard ?? {}) && (
          <Button
            type="button"
            size="small"
            priority="secondary"
            iconId="fr-icon-clipboard-line"
            onClick={() => void pasteText()}
          >
            {words.sheet.paste}
          </Button>
        )}
        {(!isSheet || state.verdict.rows > 0) && (
          <Button
            type="button"
            ref={replaceButton}
            size="small"
            priority="tertiary"
            iconId="fr-icon-search-line"
            nativeButtonProps={{ 'aria-expanded': draft !== null }}
            onClick={() => onDraft(draft ? null : emptyReplaceDraft)}
          >
            {words.replace.title}
          </Button>
        )}
        {wide && total > 0 && (!isSheet || state.verdict.errorCount > 0) && (
          <>
            <Button
              type="button"
              size="small"
              priority="secondary"
              iconId="fr-icon-arrow-up-line"
              onClick={() => toError(-1)}
            >
              {grid.previous}
            </Button>
            <Button
              type="button"
              size="small"
              priority="secondary"
              iconId="fr-icon-arrow-down-line"
              onClick={() => toError(1)}
            >
              {grid.next}
            </Button>
          </>
        )}
      </div>
      {draft && (
        <ReplacePanel
          key={openings}
          client={client}
          stamp={state.stamp}
          filter={filter}
          columns={rows.columns}
          draft={draft}
          onDraft={onDraft}
          onReplace={replace}
          onClose={closeReplace}
        />
      )}
      {pasted && <PasteReport pasted={pasted} columns={rows.columns} isSheet={isSheet} />}
      {total === 0 ? null : wide ? (
        <ErrorGrid
          rows={rows}
          total={total}
          formatAnchor={formatAnchor}
          active={present}
          onActive={activate}
          onFocus={() => setEntered(true)}
          scrollTarget={scrollTarget}
          onEdit={edit}
          onRemoveRow={removeRow}
          onReplaceAlike={replaceAlike}
          onReplaceEverywhere={replaceEverywhere}
          onWrite={(writing, how) => void write(writing, how)}
          onCopy={range => client.call('blockText', filter, range)}
          onPasteOther={() => {
            setPasted('no-text')
            announce(words.sheet.noText)
          }}
          announce={announce}
          notice={offer}
          isSheet={isSheet}
        />
      ) : (
        <RowCards
          rows={rows}
          total={isSheet ? Math.min(total, rows.filled + 1) : total}
          formatAnchor={formatAnchor}
          onEdit={edit}
          onRemoveRow={removeRow}
          onReplaceAlike={replaceAlike}
          onReplaceEverywhere={replaceEverywhere}
          isSheet={isSheet}
          onRow={index => activate({ index, position: 0 })}
          noticeOf={(row, position) => (alike?.row === row && alike.position === position ? offer : null)}
        />
      )}
    </>
  )
}

/** The rows of a sheet in the words of people. What the row that is being typed still lacks is no mistake yet. */
function useSheetRows(rows: Rows, sheet: SheetView | null, typedRow: number | null): Rows {
  const { columns } = rows
  const sheetColumns = useMemo(() => (sheet ? sheet.columnsOf(columns) : columns), [sheet, columns])
  if (!sheet) return rows
  return {
    ...rows,
    columns: sheetColumns,
    row(index) {
      const row = rows.row(index)
      if (!row || row.row !== typedRow) return row
      return { ...row, errors: row.errors.filter(({ code }) => code !== 'required') }
    },
  }
}
