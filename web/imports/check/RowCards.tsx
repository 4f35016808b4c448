import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect, useId, useState } from 'react'
import { useProgressiveCount } from '../../ui/use-progressive-count.ts'
import { CanteenChoice, takesCanteen } from './CanteenChoice.tsx'
import { CellEditor } from './CellEditor.tsx'
import type { ColumnView, ErrorView, RowView } from './check-protocol.ts'
import { FormatLink } from './FormatLink.tsx'
import type { Rows } from './use-rows.ts'
import { useCheckWords } from './words/check-words.ts'

export interface RowCardsProps {
  readonly rows: Rows
  readonly total: number
  readonly formatAnchor: (field: string) => string
  readonly onEdit: (row: number, position: number, text: string) => void
  readonly onRemoveRow: (row: number) => void
}

const cardsPerPage = 10

/** The rows on a small screen: one card each, with a field for each cell in error. */
export function RowCards({ rows, total, formatAnchor, onEdit, onRemoveRow }: RowCardsProps) {
  const words = useCheckWords().grid
  const [count, setCount] = useState(cardsPerPage)
  const visibleCount = Math.min(count, total)
  // Rendering ten cards at once, with a field for each cell in error, blocks a phone for some 200 ms.
  const renderedCount = useProgressiveCount(visibleCount)
  useEffect(() => rows.load(0, visibleCount - 1))
  return (
    <>
      <ul className="fr-raw-list">
        {Array.from({ length: renderedCount }, (_, index) => rows.row(index)).map(
          row =>
            row && (
              <li key={row.row} className="mc-check-card fr-p-2w fr-mb-2w">
                <RowCard
                  row={row}
                  columns={rows.columns}
                  formatAnchor={formatAnchor}
                  onEdit={onEdit}
                  onRemoveRow={onRemoveRow}
                />
              </li>
            ),
        )}
      </ul>
      {visibleCount < total && (
        <Button priority="secondary" onClick={() => setCount(count + cardsPerPage)}>
          {words.more}
        </Button>
      )}
    </>
  )
}

type RowCardProps = Pick<RowCardsProps, 'formatAnchor' | 'onEdit' | 'onRemoveRow'> & {
  readonly row: RowView
  readonly columns: readonly ColumnView[]
}

function RowCard({ row, columns, formatAnchor, onEdit, onRemoveRow }: RowCardProps) {
  const words = useCheckWords().grid
  const wrong = new Set(row.errors.flatMap(({ position }) => position ?? []))
  const positions = [...new Set([...wrong, ...row.edited])].sort((a, b) => a - b)
  const whole = row.errors.filter(({ position }) => position === null)
  const others = row.cells.flatMap((text, position) => (positions.includes(position) || text === '' ? [] : [position]))
  return (
    <>
      <h4 className="fr-h6 fr-mb-1w">
        {words.row} {row.row === 1 ? words.header : row.row}
      </h4>
      {whole.map(({ title, message, advice }) => (
        <p key={title} className="fr-text--sm fr-mb-1w">
          <strong>{title}.</strong> {message} {advice}
        </p>
      ))}
      {positions.map(position => {
        const column = columns[position]
        const errors = row.errors.filter(error => error.position === position)
        return (
          column && (
            <CellField
              key={`${position} ${row.cells[position] ?? ''}`}
              row={row}
              column={column}
              position={position}
              errors={errors}
              formatAnchor={formatAnchor}
              onEdit={onEdit}
            />
          )
        )
      })}
      {others.length > 0 && (
        <details className="mc-check-details fr-mb-1w">
          <summary className="fr-text--sm">{words.otherCells}</summary>
          <dl className="fr-text--sm fr-mt-1w">
            {others.map(position => (
              <div key={position}>
                <dt className="mc-check-mention">{columns[position]?.label}</dt>
                <dd className="mc-check-breakable">{row.cells[position]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {row.row > 1 && row.errors.length > 0 && (
        <Button size="small" priority="tertiary" iconId="fr-icon-delete-line" onClick={() => onRemoveRow(row.row)}>
          {words.removeRow(row.row)}
        </Button>
      )}
    </>
  )
}

interface CellFieldProps {
  readonly row: RowView
  readonly column: ColumnView
  readonly position: number
  readonly errors: readonly ErrorView[]
  readonly formatAnchor: (field: string) => string
  readonly onEdit: (row: number, position: number, text: string) => void
}

function CellField({ row, column, position, errors, formatAnchor, onEdit }: CellFieldProps) {
  const words = useCheckWords().grid
  const id = useId()
  const text = row.cells[position] ?? ''
  const suggestion = errors.find(error => error.suggestion !== null)?.suggestion ?? null
  const commit = (newText: string) => {
    if (newText !== text) onEdit(row.row, position, newText)
  }
  return (
    <div className={`fr-input-group fr-mb-2w${errors.length > 0 ? ' fr-input-group--error' : ''}`}>
      <span className="fr-label" aria-hidden="true">
        {column.label}
      </span>
      <CellEditor
        column={column}
        text={text}
        label={words.place(row.row, column.letter, column.label)}
        problemId={errors.length > 0 ? id : undefined}
        onCommit={commit}
        onCancel={null}
      />
      <div id={id}>
        {errors.map(({ message, advice, severity }) => (
          <p
            key={message}
            className={`${severity === 'error' ? 'fr-error-text' : 'fr-info-text'} mc-check-breakable fr-mt-1w`}
          >
            {message} {advice}
          </p>
        ))}
      </div>
      {takesCanteen(column, errors) && (
        <CanteenChoice
          column={column}
          errors={errors}
          text={text}
          onReplace={newText => onEdit(row.row, position, newText)}
        />
      )}
      {errors.length === 0 && <p className="fr-valid-text fr-mt-1w">{words.typed}</p>}
      <div className="mc-check-actions fr-mt-1w">
        {suggestion !== null && (
          <Button size="small" priority="secondary" onClick={() => onEdit(row.row, position, suggestion)}>
            {words.replace(suggestion)}
          </Button>
        )}
        {column.field !== null && errors.length > 0 && <FormatLink field={column.field} formatAnchor={formatAnchor} />}
      </div>
    </div>
  )
}
