import type { ColumnView, ErrorView, RowView } from './check-protocol.ts'
import type { Words } from './words/fr.ts'

export type GridWords = Words['grid']

interface CellContentProps {
  readonly row: RowView | undefined
  readonly column: ColumnView | undefined
  readonly position: number
  readonly errors: readonly ErrorView[]
  readonly words: GridWords
}

/** What a cell of the grid shows: its text, and what is wrong with it or was typed. */
export function CellContent({ row, column, position, errors, words }: CellContentProps) {
  const text = row?.cells[position] ?? ''
  const first = errors.find(({ severity }) => severity === 'error') ?? errors[0]
  return (
    <>
      {column?.format?.show(text) ?? text}
      <br />
      {first ? (
        <span className="mc-check-grid__note">
          {first.title}
          <span className="fr-sr-only">. {errors.map(({ message }) => message).join(' ')}</span>
        </span>
      ) : (
        row?.edited.includes(position) && (
          <span className="mc-check-grid__note mc-check-grid__note--typed">
            <span className="fr-icon-check-line fr-icon--xs" aria-hidden="true" /> {words.typed}
          </span>
        )
      )}
      {!first && column?.format && <span className="mc-check-grid__under">{column.format.under(text)}</span>}
    </>
  )
}
