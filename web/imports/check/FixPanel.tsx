import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FixName } from '@ma-cantine/lib/repair/change'
import { revealHidden } from '@ma-cantine/lib/table-messages/hidden-characters'
import { looksSame } from '@ma-cantine/lib/table-schema/look-alikes'
import { Table } from '../../ui/Table.tsx'
import type { FixOffer, FixView } from './check-protocol.ts'
import type { CheckedState } from './use-file-check.ts'
import { useCheckWords } from './words/check-words.ts'

export interface FixPanelProps {
  /** Null while the worker looks for fixes. */
  readonly offer: FixOffer | null
  readonly doing: CheckedState['doing']
  readonly onFix: (guesses: readonly FixName[]) => void
}

/**
 * The fixes that can be made at once, each with examples: first those that are safe, then guesses, one kind at a time.
 */
export function FixPanel({ offer, doing, onFix }: FixPanelProps) {
  const { fixes } = useCheckWords()
  if (!offer) return <p className="fr-text--sm mc-check-mention">{fixes.looking}</p>
  const { safe, safeCount, errorsLeft, guesses } = offer
  if (safeCount === 0 && guesses.length === 0) return null
  return (
    <section className="mc-check-fixes fr-p-3w fr-mb-4w" aria-labelledby="corrections">
      <h3 id="corrections" className="fr-h5 fr-mb-1w">
        <span className="fr-icon-sparkling-2-line fr-icon--sm fr-mr-1w" aria-hidden="true" />
        {safeCount > 0 ? fixes.title : fixes.guessTitle}
      </h3>
      {safeCount > 0 ? (
        <>
          <p>
            {fixes.safe(safeCount)} {fixes.after(errorsLeft)}
          </p>
          <Button type="button" disabled={doing !== 'nothing'} onClick={() => onFix([])}>
            {doing === 'fixing' ? fixes.working : fixes.apply(safeCount)}
          </Button>
          <details className="mc-check-details fr-mt-2w">
            <summary>{fixes.preview}</summary>
            {safe.map(fix => (
              <FixPreview key={fix.fix} fix={fix} />
            ))}
          </details>
        </>
      ) : (
        <>
          <p>{fixes.guessText}</p>
          {guesses.map(fix => (
            <div key={fix.fix} className="fr-mb-3w">
              <FixPreview fix={fix} />
              <Button
                type="button"
                priority="secondary"
                size="small"
                disabled={doing !== 'nothing'}
                onClick={() => onFix([fix.fix])}
              >
                {fixes.accept(fix.title, fix.count)}
              </Button>
            </div>
          ))}
        </>
      )}
    </section>
  )
}

function FixPreview({ fix: { title, why, count, examples } }: { readonly fix: FixView }) {
  const { fixes } = useCheckWords()
  return (
    <div className="fr-mt-2w">
      <p className="fr-mb-1v">
        <strong>{title}</strong> ({fixes.times(count)})
      </p>
      <p className="fr-text--sm fr-mb-1w">{why}</p>
      <Table
        caption={fixes.caption(title)}
        className="mc-check-examples fr-text--sm fr-mb-2w"
        columns={[fixes.row, fixes.before, fixes.now]}
      >
        {examples.map(({ row, field, from, to }) => (
          <tr key={`${row} ${field}`}>
            <td>{row}</td>
            <td>
              <del>
                {from === null || from === ''
                  ? fixes.empty
                  : to !== null && looksSame(from, to)
                    ? revealHidden(from)
                    : from}
              </del>
            </td>
            <td>
              <ins>{to === null ? fixes.removed : to === '' ? fixes.empty : to}</ins>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
