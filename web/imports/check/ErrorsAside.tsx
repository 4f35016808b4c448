import type { ColumnView, Place, RowView } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

export interface ErrorsAsideProps {
  /** The rows in sight. */
  readonly rows: readonly { readonly index: number; readonly row: RowView }[]
  readonly columns: readonly ColumnView[]
  /** Where each column starts and ends. */
  readonly limits: readonly { readonly start: number; readonly end: number }[]
  /** The part of the table in sight. */
  readonly sight: { readonly start: number; readonly end: number }
  readonly onShow: (place: Place) => void
}

/** Pixels of a column that are enough to see that it is wrong. */
const enough = 40

/** Tells the errors of the rows in sight whose columns are out of sight, and leads to them. */
export function ErrorsAside({ rows, columns, limits, sight, onShow }: ErrorsAsideProps) {
  const words = useCheckWords().grid
  const cells = rows.flatMap(({ index, row }) => {
    const positions = row.errors.flatMap(({ position, severity }) => (severity === 'error' ? (position ?? []) : []))
    return [...new Set(positions)].map((position): Place => ({ index, position }))
  })
  const isLeft = ({ position }: Place) => (limits[position]?.end ?? Number.POSITIVE_INFINITY) < sight.start + enough
  const isRight = ({ position }: Place) => (limits[position]?.start ?? 0) > sight.end - enough
  const left = cells.filter(isLeft)
  const right = cells.filter(isRight)
  const hasSides = (limits.at(-1)?.end ?? 0) > sight.end || (limits[0]?.start ?? 0) < sight.start
  if (!hasSides) return null

  const namesOf = (places: readonly Place[]) =>
    [...new Set(places.map(({ position }) => position))]
      .sort((a, b) => a - b)
      .flatMap(position => columns[position] ?? [])
  // The nearest column, at its first row.
  const nearest = (places: readonly Place[], direction: 1 | -1) =>
    places.toSorted((a, b) => (a.position - b.position) * direction || a.index - b.index)[0]
  const toLeft = nearest(left, -1)
  const toRight = nearest(right, 1)
  return (
    <div className="mc-check-aside">
      {toLeft && (
        <button type="button" className="mc-check-aside__link fr-text--sm" onClick={() => onShow(toLeft)}>
          <span className="fr-icon-arrow-left-line fr-icon--sm" aria-hidden="true" />{' '}
          {words.onLeft(left.length, namesOf(left))}
        </button>
      )}
      {toRight && (
        <button
          type="button"
          className="mc-check-aside__link mc-check-aside__link--right fr-text--sm"
          onClick={() => onShow(toRight)}
        >
          {words.onRight(right.length, namesOf(right))}{' '}
          <span className="fr-icon-arrow-right-line fr-icon--sm" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
