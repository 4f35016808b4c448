import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Ended } from './Ended.tsx'
import { errorGroups } from './error-groups.ts'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

/** What only the stored data could tell is wrong with the file. */
export function Refused({ answer, onAnother }: { answer: Answer; onAnother: () => void }) {
  const { refused, similar } = useSendWords()
  const { errorCount, similarPurchases } = answer
  return (
    <Ended severity="error" title={refused.title} onAnother={onAnother}>
      <Badge severity="error" small noIcon as="p" className="fr-my-1w">
        {refused.badge(errorCount)}
      </Badge>
      <p>
        {refused.nothingStored} {refused.advice(errorCount)}
      </p>
      <ul className="fr-raw-list">
        {errorGroups(answer).map(({ key, field, message, advice, rows, count }) => (
          <li key={key} className="mc-send__error fr-mb-2w">
            <p className="fr-mb-1v">
              {field !== null && <strong>{field} : </strong>}
              {message}
            </p>
            <p className="fr-mb-1v">{advice}</p>
            {rows.length > 0 && (
              <p className="fr-mb-1v">
                {refused.rows(count)} : {refused.list(rows, count - rows.length)}
              </p>
            )}
            {field !== null && (
              <a className="fr-link" href={`#champ-${field}`}>
                {refused.format}
              </a>
            )}
          </li>
        ))}
      </ul>
      {similarPurchases.length > 0 && (
        <PurchaseTable caption={similar.caption} columns={similar.columns} purchases={similarPurchases} />
      )}
    </Ended>
  )
}
