import { Button } from '@codegouvfr/react-dsfr/Button'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { type AlikeCorrection, AlikeOffer } from './AlikeOffer.tsx'
import type { GroupView, Place, Replacement, RowFilter, RowView } from './check-protocol.ts'
import { ErrorGrid, type GridWriting, type ScrollTarget } from './ErrorGrid.tsx'
import { emptyReplaceDraft, type ReplaceDraft, ReplacePanel } from './ReplacePanel.tsx'
import { RowCards } from './RowCards.tsx'
import type { CheckedState, FileCheckActions, WorkStep } from './use-file-check.ts'
import { useRows } from './use-rows.ts'
import { useWideScreen } from './use-wide-screen.ts'
import { useCheckWords } from './words/check-words.ts'

export interface RowsPanelProps {
  readonly state: CheckedState
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
  readonly formatAnchor: (field: string) => string
  readonly onStep: (step: WorkStep) => void
  readonly onReplace: FileCheckActions['replace']
  readonly onWrite: FileCheckActions['writeBlock']
  readonly announce: (message: string) => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The rows of the file, to filter and correct in place. */
export function RowsPanel({ state, filter, onFilter, headingRef, ...work }: RowsPanelProps) {
  const words = useCheckWords()
  const { grid, groups: groupWords } = words
  const id = useId()
  const [draft, setDraft] = useState<ReplaceDraft | null>(null)
  const { groups } = state.verdict
  const withRows = groups.filter(({ rowCount }) => rowCount > 0)
  const fields = [...new Set(withRows.flatMap(({ field }) => field ?? []))]
  const nameOf = ({ title, field, letter }: GroupView) =>
    field === null ? title : `${title} — ${groupWords.column(letter, field)}`
  return (
    <section aria-labelledby={`${id}-title`} className="fr-mt-4w">
      <h3 ref={headingRef} id={`${id}-title`} tabIndex={-1} className="fr-h5">
        {grid.title}
      </h3>
      <div className="mc-check-filters fr-mb-2w">
        <div className="fr-select-group">
          <label className="fr-label" htmlFor={`${id}-rule`}>
            {grid.rule}
          </label>
          <select
            id={`${id}-rule`}
            className="fr-select"
            value={filter.group ?? ''}
            onChange={({ target }) => onFilter({ ...filter, group: target.value || null })}
          >
            <option value="">{grid.allRules}</option>
            {withRows.map(group => (
              <option key={group.id} value={group.id}>
                {nameOf(group)}
              </option>
            ))}
          </select>
        </div>
        <div className="fr-select-group">
          <label className="fr-label" htmlFor={`${id}-column`}>
            {grid.column}
          </label>
          <select
            id={`${id}-column`}
            className="fr-select"
            value={filter.field ?? ''}
            onChange={({ target }) => onFilter({ ...filter, field: target.value || null })}
          >
            <option value="">{grid.allColumns}</option>
            {fields.map(field => (
              <option key={field}>{field}</option>
            ))}
          </select>
        </div>
        <div className="fr-checkbox-group fr-checkbox-group--sm">
          <input
            id={`${id}-all`}
            type="checkbox"
            checked={filter.all}
            onChange={({ target }) => onFilter({ ...filter, all: target.checked })}
          />
          <label className="fr-label" htmlFor={`${id}-all`}>
            {grid.all}
          </label>
        </div>
      </div>
      <RowsInSight
        key={JSON.stringify(filter)}
        state={state}
        filter={filter}
        draft={draft}
        onDraft={setDraft}
        {...work}
      />
    </section>
  )
}

type RowsInSightProps = Pick<
  RowsPanelProps,
  'state' | 'filter' | 'formatAnchor' | 'onStep' | 'onReplace' | 'onWrite' | 'announce'
> & {
  /** The open search and replacement, which outlives a change of the filter. */
  readonly draft: ReplaceDraft | null
  readonly onDraft: (draft: ReplaceDraft | null) => void
}

const firstPlace: Place = { index: 0, position: 0 }
const placeBeforeFirst: Place = { index: 0, position: -1 }

function RowsInSight(props: RowsInSightProps) {
  const { state, filter, formatAnchor, onStep, onReplace, onWrite, announce, draft, onDraft } = props
  const words = useCheckWords()
  const { grid } = words
  const wide = useWideScreen()
  const rows = useRows(state.client, filter, state.stamp)
  const [active, setActive] = useState(firstPlace)
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget | null>(null)
  /** What of the last block that was pasted had no place. */
  const [pasteProblem, setPasteProblem] = useState('')
  /** Counts the openings of the replacement, each of which takes the focus. */
  const [openings, setOpenings] = useState(0)
  const [alike, setAlike] = useState<AlikeCorrection | null>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  const replaceButton = useRef<HTMLButtonElement>(null)
  const { total } = rows

  // Scrolls to the first error, which may be many columns away.
  const { client } = state
  useEffect(() => {
    let current = true
    void client.call('nextError', filter, placeBeforeFirst, 1).then(place => {
      if (current && place) setScrollTarget({ place, focus: false })
    })
    return () => {
      current = false
    }
  }, [client, filter])

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
    onStep({ kind: 'edit', row, position, text })
    const others = Math.max(0, ...errors.filter(error => error.position === position).map(({ alike }) => alike - 1))
    const from = cells[position] ?? ''
    const label = rows.columns[position]?.label ?? ''
    // An empty cell says nothing about what the other empty ones should hold.
    setAlike(others > 0 && text !== '' && from !== '' ? { row, position, label, from, to: text, others } : null)
    if (others > 0 && text !== '' && from !== '') announce(grid.alike(others, label, from))
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
    const { changed, leftOutRows, leftOutColumns } = written
    const leftOut = leftOutRows + leftOutColumns > 0 ? grid.leftOut(leftOutRows, leftOutColumns) : ''
    setPasteProblem(how === 'paste' ? leftOut : '')
    announce([grid.written(changed), leftOut].join(' ').trim())
  }
  const toError = async (step: 1 | -1) => {
    const place = await state.client.call('nextError', filter, active, step)
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
      correction={alike}
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
          {total === 0 ? grid.none : grid.shown(total)} {rows.limited && grid.limited[rows.limited]}
        </p>
        <Button
          ref={replaceButton}
          size="small"
          priority="tertiary"
          iconId="fr-icon-search-line"
          nativeButtonProps={{ 'aria-expanded': draft !== null }}
          onClick={() => onDraft(draft ? null : emptyReplaceDraft)}
        >
          {words.replace.title}
        </Button>
        {wide && total > 0 && (
          <>
            <Button size="small" priority="secondary" iconId="fr-icon-arrow-up-line" onClick={() => toError(-1)}>
              {grid.previous}
            </Button>
            <Button size="small" priority="secondary" iconId="fr-icon-arrow-down-line" onClick={() => toError(1)}>
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
      {pasteProblem !== '' && <p className="fr-info-text fr-mb-1w">{pasteProblem}</p>}
      {total === 0 ? null : wide ? (
        <ErrorGrid
          rows={rows}
          total={total}
          formatAnchor={formatAnchor}
          active={present}
          onActive={setActive}
          scrollTarget={scrollTarget}
          onEdit={edit}
          onRemoveRow={removeRow}
          onReplaceAlike={replaceAlike}
          onReplaceEverywhere={replaceEverywhere}
          onWrite={(writing, how) => void write(writing, how)}
          announce={announce}
          notice={offer}
        />
      ) : (
        <RowCards
          rows={rows}
          total={total}
          formatAnchor={formatAnchor}
          onEdit={edit}
          onRemoveRow={removeRow}
          onReplaceAlike={replaceAlike}
          onReplaceEverywhere={replaceEverywhere}
          noticeOf={(row, position) => (alike?.row === row && alike.position === position ? offer : null)}
        />
      )}
    </>
  )
}
