import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { type Ref, useId, useState } from 'react'
import type { GroupView, RowFilter } from './check-protocol.ts'
import type { FormatAnchor } from './FormatLink.tsx'
import type { ReplaceDraft } from './ReplacePanel.tsx'
import { RowsInSight } from './RowsInSight.tsx'
import type { CheckedState, FileCheckActions, WorkStep } from './use-file-check.ts'
import { useCheckWords } from './words/check-words.ts'

export interface RowsPanelProps {
  readonly state: CheckedState
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
  readonly formatAnchor: FormatAnchor
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
    field === null ? title : joinParts(title, groupWords.column(letter, field))
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
