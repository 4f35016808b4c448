import { Button } from '@codegouvfr/react-dsfr/Button'
import { CanteenChoice, takesCanteen } from './CanteenChoice.tsx'
import type { ColumnView, RowView } from './check-protocol.ts'
import { FormatLink } from './FormatLink.tsx'
import { useCheckWords } from './words/check-words.ts'

export interface CellDetailProps {
  readonly id: string
  readonly row: RowView
  readonly column: ColumnView
  readonly position: number
  readonly formatAnchor: (field: string) => string
  readonly onReplace: (text: string) => void
  /** Null for the header row, which cannot be removed. */
  readonly onRemoveRow: (() => void) | null
}

/** The value of the active cell and its errors, with the actions that fix it. */
export function CellDetail({ id, row, column, position, formatAnchor, onReplace, onRemoveRow }: CellDetailProps) {
  const { grid } = useCheckWords()
  const errors = row.errors.filter(error => error.position === position || error.position === null)
  const text = row.cells[position] ?? ''
  const suggestion = errors.find(error => error.suggestion !== null)?.suggestion ?? null
  return (
    <div className="mc-check-detail fr-p-2w fr-mt-2w">
      <p className="fr-text--bold fr-mb-1v mc-check-breakable">{grid.place(row.row, column.letter, column.label)}</p>
      {/* Whole, as cells of the table cut long values. */}
      {text !== '' && <p className="fr-text--sm fr-mb-1v mc-check-breakable">{grid.value(text)}</p>}
      <div id={id}>
        {errors.length === 0 && <p className="fr-text--sm fr-mb-0">{grid.right}</p>}
        {errors.map(({ title, message, advice, severity }) => (
          <p key={`${title} ${message}`} className="fr-text--sm fr-mb-1v mc-check-breakable">
            <span
              className={`${severity === 'error' ? 'fr-icon-error-fill mc-check-wrong' : 'fr-icon-warning-fill mc-check-doubtful'} fr-icon--sm fr-mr-1v`}
              aria-hidden="true"
            />
            <strong>{title}.</strong> {message} {advice}
          </p>
        ))}
      </div>
      {takesCanteen(column, errors) && (
        <CanteenChoice key={text} column={column} errors={errors} text={text} onReplace={onReplace} />
      )}
      <div className="mc-check-actions fr-mt-1w">
        {suggestion !== null && (
          <Button size="small" onClick={() => onReplace(suggestion)}>
            {grid.replace(suggestion)}
          </Button>
        )}
        {onRemoveRow && errors.length > 0 && (
          <Button size="small" priority="tertiary" iconId="fr-icon-delete-line" onClick={onRemoveRow}>
            {grid.removeRow(row.row)}
          </Button>
        )}
        {column.field !== null && errors.length > 0 && <FormatLink field={column.field} formatAnchor={formatAnchor} />}
      </div>
    </div>
  )
}
