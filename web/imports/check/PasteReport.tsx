import type { ColumnView, WrittenBlock } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

export interface PasteReportProps {
  /** What became of the block, or why there is none: what was pasted is no text, or the browser does not give it. */
  readonly pasted: WrittenBlock | 'no-text' | 'not-allowed'
  readonly columns: readonly ColumnView[]
  readonly isSheet: boolean
}

/** Says what of a pasted block had no place, and what was written otherwise than it came. */
export function PasteReport({ pasted, columns, isSheet }: PasteReportProps) {
  const { grid, sheet } = useCheckWords()
  if (pasted === 'no-text' || pasted === 'not-allowed')
    return <p className="fr-error-text fr-mt-0 fr-mb-1w">{pasted === 'no-text' ? sheet.noText : sheet.notAllowed}</p>
  const { rows, leftOutRows, leftOutColumns, refused, unknownLabels, converted } = pasted
  if (refused) return <p className="fr-error-text fr-mt-0 fr-mb-1w">{sheet.refused[refused]}</p>
  const leftOut = leftOutRows + leftOutColumns > 0 ? grid.leftOut(leftOutRows, leftOutColumns) : null
  if (!isSheet) return leftOut && <p className="fr-info-text fr-mb-1w">{leftOut}</p>
  const sentences = [
    sheet.pasted(rows),
    ...(unknownLabels ? [sheet.byName] : []),
    ...(leftOut ? [leftOut] : []),
    ...(unknownLabels && unknownLabels.length > 0 ? [sheet.unknownLabels(unknownLabels)] : []),
  ]
  return (
    <div className="mc-check-pasted fr-p-2w fr-mb-2w">
      <p className="fr-text--sm fr-mb-0 mc-check-breakable">{sentences.join(' ')}</p>
      {converted.length > 0 && (
        <ul className="fr-text--sm fr-mt-1w fr-mb-0">
          {converted.map(({ position, count, from, to }) => {
            const { label = '', format } = columns[position] ?? {}
            const shown = format?.show(to) ?? to
            return (
              <li key={position} className="mc-check-breakable">
                {sheet.converted(label, count, shown === from ? null : { from, to: shown })}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
