import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect, useId, useRef, useState } from 'react'
import { Table } from '../../ui/Table.tsx'
import { ValueOptions } from './cell-editor/ValueOptions.tsx'
import type { CheckClient } from './check-client.ts'
import type { ColumnView, Replacement, ReplacementPreview, RowFilter } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

/** What to look for, and what to put in its place. */
export interface ReplaceDraft {
  readonly search: string
  readonly to: string
  /** Position of the column; null for all. */
  readonly position: number | null
  /** Looks for whole cells, not for a part of them. */
  readonly wholeCell: boolean
  readonly matchCase: boolean
  /** Changes only the rows that are shown. */
  readonly onlyShown: boolean
}

export const emptyReplaceDraft: ReplaceDraft = {
  search: '',
  to: '',
  position: null,
  wholeCell: false,
  matchCase: false,
  onlyShown: false,
}

export interface ReplacePanelProps {
  readonly client: CheckClient
  /** Changes with every step, after which the cells are counted again. */
  readonly stamp: number
  readonly filter: RowFilter
  readonly columns: readonly ColumnView[]
  readonly draft: ReplaceDraft
  readonly onDraft: (draft: ReplaceDraft) => void
  /** @returns the number of cells that changed. */
  readonly onReplace: (replacement: Replacement) => Promise<number>
  readonly onClose: () => void
}

const typingPause = 250

/** Looks for a text in a column or everywhere, shows what would change, and replaces it in one step. */
export function ReplacePanel({
  client,
  stamp,
  filter,
  columns,
  draft,
  onDraft,
  onReplace,
  onClose,
}: ReplacePanelProps) {
  const { replace: words, fixes, grid } = useCheckWords()
  const id = useId()
  const searchField = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<ReplacementPreview | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const { search, to, position, wholeCell, matchCase, onlyShown } = draft
  const column = position === null ? undefined : columns[position]
  // An empty search finds the empty cells of a column.
  const isSearch = search !== '' || (wholeCell && position !== null)

  useEffect(() => searchField.current?.focus(), [])

  const replacement: Replacement = {
    ...(position === null ? {} : { position }),
    ...(onlyShown ? { filter } : {}),
    searched: { text: search, extent: wholeCell ? 'cell' : 'part', matchCase },
    to,
  }
  const key = JSON.stringify([replacement, stamp])
  useEffect(() => {
    if (!isSearch) return setPreview(null)
    let current = true
    const [wanted] = JSON.parse(key) as [Replacement]
    const timer = setTimeout(() => {
      void client.call('previewReplacement', wanted).then(
        found => current && setPreview(found),
        () => {},
      )
    }, typingPause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [client, key, isSearch])

  const apply = async () => {
    if (isReplacing || !isSearch) return
    setIsReplacing(true)
    await onReplace(replacement)
    setIsReplacing(false)
    searchField.current?.focus()
  }
  const isList = column?.values && column.separator === null && wholeCell
  return (
    <form
      className="mc-check-replace fr-p-2w fr-mb-2w"
      aria-labelledby={`${id}-title`}
      onSubmit={event => {
        event.preventDefault()
        void apply()
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <h4 id={`${id}-title`} className="fr-h6 fr-mb-1w">
        {words.title}
      </h4>
      <div className="mc-check-replace__fields">
        <div className="fr-input-group">
          <label className="fr-label" htmlFor={`${id}-search`}>
            {words.search}
          </label>
          <input
            ref={searchField}
            id={`${id}-search`}
            type="text"
            className="fr-input"
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={({ target }) => onDraft({ ...draft, search: target.value })}
          />
        </div>
        <div className={isList ? 'fr-select-group' : 'fr-input-group'}>
          <label className="fr-label" htmlFor={`${id}-to`}>
            {words.by}
          </label>
          {isList ? (
            <select
              id={`${id}-to`}
              className="fr-select"
              value={to}
              onChange={({ target }) => onDraft({ ...draft, to: target.value })}
            >
              <ValueOptions values={column.values ?? []} present={to} />
            </select>
          ) : (
            <input
              id={`${id}-to`}
              type="text"
              className="fr-input"
              autoComplete="off"
              spellCheck={false}
              value={to}
              onChange={({ target }) => onDraft({ ...draft, to: target.value })}
            />
          )}
        </div>
        <div className="fr-select-group">
          <label className="fr-label" htmlFor={`${id}-column`}>
            {words.column}
          </label>
          <select
            id={`${id}-column`}
            className="fr-select"
            value={position ?? ''}
            onChange={({ target }) =>
              onDraft({ ...draft, position: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{grid.allColumns}</option>
            {columns.map(({ letter, label }, index) => (
              <option key={letter} value={index}>
                {letter} {label}
              </option>
            ))}
          </select>
        </div>
        <div className="fr-select-group">
          <label className="fr-label" htmlFor={`${id}-rows`}>
            {words.rows}
          </label>
          <select
            id={`${id}-rows`}
            className="fr-select"
            value={onlyShown ? 'shown' : 'all'}
            onChange={({ target }) => onDraft({ ...draft, onlyShown: target.value === 'shown' })}
          >
            <option value="all">{words.allRows}</option>
            <option value="shown">{words.shownRows}</option>
          </select>
        </div>
      </div>
      <div className="mc-check-replace__options">
        <Option
          id={`${id}-whole`}
          label={words.wholeCell}
          checked={wholeCell}
          onChange={wholeCell => onDraft({ ...draft, wholeCell })}
        />
        <Option
          id={`${id}-case`}
          label={words.matchCase}
          checked={matchCase}
          onChange={matchCase => onDraft({ ...draft, matchCase })}
        />
      </div>
      <p className="fr-text--sm fr-mb-1w" role="status">
        {isSearch && (preview ? words.found(preview.cells, preview.rows) : words.searching)}
      </p>
      {preview && preview.examples.length > 0 && (
        <Table
          caption={words.caption}
          className="mc-check-examples fr-text--sm fr-mb-2w"
          columns={[fixes.row, words.column, fixes.before, fixes.now]}
        >
          {preview.examples.map(({ row, label, from, to }) => (
            <tr key={`${row} ${label}`}>
              <td>{row}</td>
              <td>{label}</td>
              <td>
                <del>{from === '' ? fixes.empty : from}</del>
              </td>
              <td>
                <ins>{to === '' ? fixes.empty : to}</ins>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <div className="mc-check-actions">
        <Button type="submit" size="small" disabled={isReplacing || !isSearch || !preview || preview.cells === 0}>
          {words.apply(preview?.cells ?? 0)}
        </Button>
        <Button type="button" size="small" priority="tertiary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </form>
  )
}

interface OptionProps {
  readonly id: string
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Option = ({ id, label, checked, onChange }: OptionProps) => (
  <div className="fr-checkbox-group fr-checkbox-group--sm">
    <input id={id} type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <label className="fr-label" htmlFor={id}>
      {label}
    </label>
  </div>
)
