import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useProgressiveCount } from '../../ui/use-progressive-count.ts'
import { CanteenChoice, takesCanteen, useChoiceWords } from './CanteenChoice.tsx'
import { CellEditor } from './cell-editor/CellEditor.tsx'
import type { ColumnView, ErrorView, RowView } from './check-protocol.ts'
import { type FormatAnchor, FormatLink } from './FormatLink.tsx'
import type { Rows } from './use-rows.ts'
import { useCheckWords } from './words/check-words.ts'

export interface RowCardsProps {
  readonly rows: Rows
  readonly total: number
  readonly formatAnchor: FormatAnchor
  readonly onEdit: (row: RowView, position: number, text: string) => void
  readonly onRemoveRow: (row: number) => void
  /** Gives the same text to all the cells of a column that hold a value. */
  readonly onReplaceAlike: (position: number, value: string, to: string) => void
  /** Opens the replacement of what a cell holds, wherever it is. */
  readonly onReplaceEverywhere: (position: number, value: string, to: string) => void
  /** Shown under the field of a cell. */
  readonly noticeOf: (row: number, position: number) => ReactNode
  /** Whether the rows are typed here, from none: all their cells then have a field. */
  readonly isSheet: boolean
  /** Called with the index of the row that is being worked on. */
  readonly onRow: (index: number) => void
}

const cardsPerPage = 10

/** The rows on a small screen: one card each, with a field for each cell in error. */
export function RowCards({ rows, total, onRow, ...actions }: RowCardsProps) {
  const { grid: words, sheet: sheetWords } = useCheckWords()
  const { isSheet } = actions
  const [count, setCount] = useState(cardsPerPage)
  const list = useRef<HTMLUListElement>(null)
  const visibleCount = Math.min(count, total)
  // Rendering ten cards at once, with a field for each cell in error, blocks a phone for some 200 ms.
  const renderedCount = useProgressiveCount(visibleCount)
  useEffect(() => rows.load(0, visibleCount - 1))
  return (
    <>
      <ul ref={list} className="fr-raw-list">
        {Array.from({ length: renderedCount }, (_, index) => rows.row(index)).map(
          (row, index) =>
            row && (
              <li key={row.row} className="mc-check-card fr-p-2w fr-mb-2w" onFocus={() => onRow(index)}>
                <RowCard row={row} columns={rows.columns} {...actions} />
              </li>
            ),
        )}
      </ul>
      {visibleCount < total && (
        <Button type="button" priority="secondary" onClick={() => setCount(count + cardsPerPage)}>
          {words.more}
        </Button>
      )}
      {isSheet && visibleCount === total && (
        <Button
          priority="secondary"
          iconId="fr-icon-add-line"
          onClick={() =>
            list.current?.querySelector<HTMLElement>('li:last-child :is(textarea, input[type="text"])')?.focus()
          }
        >
          {sheetWords.add}
        </Button>
      )}
    </>
  )
}

type FieldActions = Pick<
  RowCardsProps,
  'formatAnchor' | 'onEdit' | 'onReplaceAlike' | 'onReplaceEverywhere' | 'noticeOf' | 'isSheet'
>

type RowCardProps = FieldActions & {
  readonly row: RowView
  readonly columns: readonly ColumnView[]
  readonly onRemoveRow: (row: number) => void
}

function RowCard({ row, columns, onRemoveRow, ...actions }: RowCardProps) {
  const words = useCheckWords().grid
  const Heading = actions.isSheet ? 'h3' : 'h4'
  const wrong = new Set(row.errors.flatMap(({ position }) => position ?? []))
  const positions = actions.isSheet
    ? columns.map((_, position) => position)
    : [...new Set([...wrong, ...row.edited])].sort((a, b) => a - b)
  const whole = row.errors.filter(({ position }) => position === null)
  const others = row.cells.flatMap((text, position) => (positions.includes(position) || text === '' ? [] : [position]))
  return (
    <>
      <Heading className="fr-h6 fr-mb-1w">
        {words.row} {row.row === 1 ? words.header : row.row}
      </Heading>
      {whole.map(({ title, message, advice, severity }) => (
        <p key={title} className="fr-text--sm fr-mb-1w mc-check-breakable">
          <span
            className={`${severity === 'error' ? 'fr-icon-error-fill mc-check-wrong' : 'fr-icon-information-fill mc-check-doubtful'} fr-icon--sm fr-mr-1v`}
            aria-hidden="true"
          />
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
              {...actions}
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
      {row.row > 1 && (row.errors.length > 0 || (actions.isSheet && row.cells.length > 1)) && (
        <Button
          type="button"
          size="small"
          priority="tertiary"
          iconId="fr-icon-delete-line"
          onClick={() => onRemoveRow(row.row)}
        >
          {words.removeRow(row.row)}
        </Button>
      )}
    </>
  )
}

interface CellFieldProps extends FieldActions {
  readonly row: RowView
  readonly column: ColumnView
  readonly position: number
  readonly errors: readonly ErrorView[]
}

function CellField({ row, column, position, errors, formatAnchor, onEdit, ...actions }: CellFieldProps) {
  const { grid: words } = useCheckWords()
  const { label: choose } = useChoiceWords()
  const id = useId()
  const text = row.cells[position] ?? ''
  const suggested = errors.find(error => error.suggestion !== null)
  const suggestion = suggested?.suggestion ?? null
  const isWrong = errors.some(({ severity }) => severity === 'error')
  const commit = (newText: string) => {
    if (newText !== text) onEdit(row, position, newText)
  }
  return (
    <>
      <div className={`fr-input-group fr-mb-2w${isWrong ? ' fr-input-group--error' : ''}`}>
        <span className="fr-label" aria-hidden="true">
          {column.label}
        </span>
        <CellEditor
          column={column}
          text={text}
          label={words.place(row.row, column.letter, column.label)}
          problemId={errors.length > 0 ? id : undefined}
          isWrong={isWrong}
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
        {errors.length === 0 && !actions.isSheet && <p className="fr-valid-text fr-mt-1w">{words.typed}</p>}
        {column.format && column.format.under(text) !== '' && (
          <p className="fr-text--sm fr-mb-0 mc-check-mention">{column.format.under(text)}</p>
        )}
        {actions.noticeOf(row.row, position)}
        <div className="mc-check-actions fr-mt-1w">
          {suggestion !== null && (
            <Button type="button" size="small" priority="secondary" onClick={() => onEdit(row, position, suggestion)}>
              {words.replace(suggestion)}
            </Button>
          )}
          {suggested && suggestion !== null && suggested.alike > 1 && (
            <Button
              type="button"
              size="small"
              priority="secondary"
              onClick={() => actions.onReplaceAlike(position, text, suggestion)}
            >
              {words.replaceAlike(suggested.alike, text)}
            </Button>
          )}
          {row.row > 1 && (suggested?.alike ?? 1) === 1 && errors.some(({ alike }) => alike > 1) && (
            <Button
              type="button"
              size="small"
              priority="tertiary"
              onClick={() => actions.onReplaceEverywhere(position, text, suggestion ?? '')}
            >
              {words.replaceEverywhere}
              <span className="fr-sr-only"> : {words.place(row.row, column.letter, column.label)}</span>
            </Button>
          )}
          {column.field !== null && errors.length > 0 && (
            <FormatLink field={column.field} formatAnchor={formatAnchor} />
          )}
        </div>
      </div>
      {takesCanteen(column, errors) && (
        <details className="mc-check-details fr-mb-2w">
          <summary className="fr-text--sm">{choose}</summary>
          <CanteenChoice
            errors={errors}
            text={text}
            onReplace={newText => onEdit(row, position, newText)}
            onReplaceAlike={(value, to) => actions.onReplaceAlike(position, value, to)}
          />
        </details>
      )}
    </>
  )
}
