import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReactNode } from 'react'
import { CanteenChoice, takesCanteen } from './CanteenChoice.tsx'
import type { ColumnView, RowView } from './check-protocol.ts'
import { type FormatAnchor, FormatLink } from './FormatLink.tsx'
import { useCheckWords } from './words/check-words.ts'

export interface CellDetailProps {
  readonly id: string
  readonly row: RowView
  readonly column: ColumnView
  readonly position: number
  /** Number of cells in the selection, the active one included. */
  readonly selectedCells: number
  readonly isSheet: boolean
  /** Number of rows shown below the selection. */
  readonly rowsBelow: number
  readonly formatAnchor: FormatAnchor
  readonly notice: ReactNode
  readonly onReplace: (text: string) => void
  readonly onReplaceAlike: (value: string, to: string) => void
  readonly onReplaceEverywhere: (value: string, to: string) => void
  /** Null for the header row, which cannot be removed. */
  readonly onRemoveRow: (() => void) | null
  readonly onFillDown: () => void
  readonly onFillToEnd: () => void
  readonly onClear: () => void
}

/** The value of the active cell and its errors, with the actions that fix it, and those on the selected cells. */
export function CellDetail(props: CellDetailProps) {
  const { id, row, column, position, selectedCells, isSheet, rowsBelow, formatAnchor, notice } = props
  const { grid } = useCheckWords()
  const errors = row.errors.filter(error => error.position === position || error.position === null)
  const text = row.cells[position] ?? ''
  const suggested = errors.find(error => error.suggestion !== null)
  const suggestion = suggested?.suggestion ?? null
  const label = column.values?.find(({ value }) => value === text.trim())?.label ?? null
  /** An empty cell of a sheet is neither right nor to replace. */
  const isToFill = isSheet && text === ''
  return (
    <div className="mc-check-detail fr-p-2w fr-mt-2w">
      {notice}
      <p className="fr-text--bold fr-mb-1v mc-check-breakable">
        {selectedCells > 1 ? grid.selected(selectedCells) : grid.place(row.row, column.letter, column.label)}
      </p>
      {/* Whole, as cells of the table cut long values. */}
      {text !== '' && selectedCells === 1 && (
        <p className="fr-text--sm fr-mb-1v mc-check-breakable">
          {column.format ? grid.value(column.format.show(text), null) : grid.value(text, label)}
        </p>
      )}
      <div id={id} hidden={selectedCells > 1}>
        {errors.length === 0 && !isToFill && <p className="fr-text--sm fr-mb-0">{grid.right}</p>}
        {errors.map(({ title, message, advice, severity }) => (
          <p key={`${title} ${message}`} className="fr-text--sm fr-mb-1v mc-check-breakable">
            <span
              className={`${severity === 'error' ? 'fr-icon-error-fill mc-check-wrong' : 'fr-icon-information-fill mc-check-doubtful'} fr-icon--sm fr-mr-1v`}
              aria-hidden="true"
            />
            <strong>{title}.</strong> {message} {advice}
          </p>
        ))}
      </div>
      {selectedCells === 1 && takesCanteen(column, errors) && (
        <CanteenChoice
          key={text}
          errors={errors}
          text={text}
          onReplace={props.onReplace}
          onReplaceAlike={props.onReplaceAlike}
        />
      )}
      <div className="mc-check-actions fr-mt-1w">
        {selectedCells === 1 && (
          <>
            {suggestion !== null && (
              <Button type="button" size="small" priority="secondary" onClick={() => props.onReplace(suggestion)}>
                {grid.replace(suggestion)}
              </Button>
            )}
            {suggested && suggestion !== null && suggested.alike > 1 && (
              <Button
                type="button"
                size="small"
                priority="secondary"
                onClick={() => props.onReplaceAlike(text, suggestion)}
              >
                {grid.replaceAlike(suggested.alike, text)}
              </Button>
            )}
            {row.row > 1 && !isToFill && (
              <Button
                type="button"
                size="small"
                priority="tertiary"
                iconId="fr-icon-search-line"
                onClick={() => props.onReplaceEverywhere(text, suggestion ?? '')}
              >
                {grid.replaceEverywhere}
              </Button>
            )}
            {props.onRemoveRow && (errors.length > 0 || (isSheet && !isToFill)) && (
              <Button
                type="button"
                size="small"
                priority="tertiary"
                iconId="fr-icon-delete-line"
                onClick={props.onRemoveRow}
              >
                {grid.removeRow(row.row)}
              </Button>
            )}
          </>
        )}
        {selectedCells > 1 && (
          <>
            <Button
              type="button"
              size="small"
              priority="secondary"
              iconId="fr-icon-arrow-down-line"
              onClick={props.onFillDown}
            >
              {grid.fillSelection}
            </Button>
            <Button type="button" size="small" priority="tertiary" onClick={props.onClear}>
              {grid.clear}
            </Button>
          </>
        )}
        {row.row > 1 && rowsBelow > 0 && selectedCells === 1 && !isToFill && (
          <Button
            type="button"
            size="small"
            priority="tertiary"
            iconId="fr-icon-arrow-down-line"
            onClick={props.onFillToEnd}
          >
            {grid.fillToEnd(rowsBelow)}
          </Button>
        )}
        {column.field !== null && errors.length > 0 && selectedCells === 1 && (
          <FormatLink field={column.field} formatAnchor={formatAnchor} />
        )}
      </div>
    </div>
  )
}
