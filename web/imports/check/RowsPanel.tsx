import { Button } from '@codegouvfr/react-dsfr/Button'
import { type Ref, useEffect, useId, useState } from 'react'
import type { GroupView, Place, RowFilter } from './check-protocol.ts'
import { ErrorGrid, type ScrollTarget } from './ErrorGrid.tsx'
import { RowCards } from './RowCards.tsx'
import type { CheckedState, WorkStep } from './use-file-check.ts'
import { useRows } from './use-rows.ts'
import { useWideScreen } from './use-wide-screen.ts'
import { useCheckWords } from './words/check-words.ts'

export interface RowsPanelProps {
  readonly state: CheckedState
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
  readonly formatAnchor: (field: string) => string
  readonly onStep: (step: WorkStep) => void
  readonly announce: (message: string) => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The rows of the file, to filter and correct in place. */
export function RowsPanel({ state, filter, onFilter, headingRef, ...work }: RowsPanelProps) {
  const words = useCheckWords()
  const { grid, groups: groupWords } = words
  const id = useId()
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
      <RowsInSight key={JSON.stringify(filter)} state={state} filter={filter} {...work} />
    </section>
  )
}

type RowsInSightProps = Pick<RowsPanelProps, 'state' | 'filter' | 'formatAnchor' | 'onStep' | 'announce'>

const firstPlace: Place = { index: 0, position: 0 }
const placeBeforeFirst: Place = { index: 0, position: -1 }

function RowsInSight({ state, filter, formatAnchor, onStep, announce }: RowsInSightProps) {
  const words = useCheckWords().grid
  const wide = useWideScreen()
  const rows = useRows(state.client, filter, state.stamp)
  const [active, setActive] = useState(firstPlace)
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget | null>(null)
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

  const edit = (row: number, position: number, text: string) => onStep({ kind: 'edit', row, position, text })
  const removeRow = (row: number) => {
    onStep({ kind: 'removeRow', row })
    announce(words.removed(row))
  }
  const toError = async (step: 1 | -1) => {
    const place = await state.client.call('nextError', filter, active, step)
    if (place) setScrollTarget({ place, focus: true })
    else announce(words.last)
  }

  if (total === null) {
    return <p className="mc-check-mention">{words.checking}</p>
  }
  if (total === 0) return <p>{words.none}</p>
  const present = { index: Math.min(active.index, total - 1), position: active.position }
  return (
    <>
      <div className="mc-check-actions fr-mb-1w">
        <p className="fr-text--sm fr-mb-0 mc-check-grow">
          {words.shown(total)} {rows.limited && words.limited[rows.limited]}
        </p>
        {wide && (
          <>
            <Button size="small" priority="secondary" iconId="fr-icon-arrow-up-line" onClick={() => toError(-1)}>
              {words.previous}
            </Button>
            <Button size="small" priority="secondary" iconId="fr-icon-arrow-down-line" onClick={() => toError(1)}>
              {words.next}
            </Button>
          </>
        )}
      </div>
      {wide ? (
        <ErrorGrid
          rows={rows}
          total={total}
          formatAnchor={formatAnchor}
          active={present}
          onActive={setActive}
          scrollTarget={scrollTarget}
          onEdit={edit}
          onRemoveRow={removeRow}
        />
      ) : (
        <RowCards rows={rows} total={total} formatAnchor={formatAnchor} onEdit={edit} onRemoveRow={removeRow} />
      )}
    </>
  )
}
