import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import { useImportWords } from '../words/import-words.ts'
import { useJournalWords } from './words/journal-words.ts'

/** The errors of an import by cause, then the first ones in full. */
export function ErrorGroups({
  detail: { groups, errors, errorCount, warningCount },
}: {
  readonly detail: ImportDetail
}) {
  const words = useJournalWords()
  const { found } = useImportWords()
  return (
    <section className="fr-mt-6w" aria-labelledby="compte-rendu">
      <h2 id="compte-rendu">{words.report}</h2>
      <ul className="fr-badges-group">
        {errorCount > 0 && (
          <li>
            <Badge severity="error">{found.errors(errorCount)}</Badge>
          </li>
        )}
        {warningCount > 0 && (
          <li>
            <Badge severity="warning">{words.warningsFound(warningCount)}</Badge>
          </li>
        )}
      </ul>
      <ul>
        {groups.map(({ severity, field, code, title, count, rows }) => {
          const rowNumbers = rows.filter(row => row > 0)
          return (
            <li key={`${severity} ${field} ${code}`}>
              {field && <strong>{field} : </strong>}
              {title}
              {rowNumbers.length > 0 && (
                <p className="fr-text--sm fr-text-mention--grey fr-mb-1w">
                  {found.rows(count)}
                  {words.rowsListed(rowNumbers, count)}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {errors.length > 0 && (
        <Accordion label={words.firstErrors(errors.length)} titleAs="h3">
          <ul>
            {errors.map(({ row, field, column, code, message, advice }) => (
              <li key={`${row} ${column} ${code}`}>
                {row > 0 && <strong>{words.ofRow(row)}</strong>}
                {field && (
                  <>
                    {' · '}
                    <code>{field}</code>
                  </>
                )}
                <p className="fr-mb-1v">{message}</p>
                <p className="fr-text--sm">{advice}</p>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
    </section>
  )
}
