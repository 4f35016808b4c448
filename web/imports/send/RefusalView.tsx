import { ErrorGroups } from '../check/ErrorGroups.tsx'
import { useCheckWords } from '../check/words/check-words.ts'
import { ErrorCount } from '../ErrorCount.tsx'
import { formatAnchor } from '../guide/format-anchor.ts'
import { describeRefusedGroups } from './describe-refused-groups.ts'
import { OutcomeView } from './OutcomeView.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

/** Errors that only the stored data reveal. */
export function RefusalView({ answer, onAnother }: { answer: Answer; onAnother: () => void }) {
  const { refused, similar } = useSendWords()
  const { errors } = useCheckWords()
  const { errorCount, similarPurchases } = answer
  return (
    <OutcomeView
      severity="error"
      title={refused.title}
      onAnother={onAnother}
      details={
        <>
          <ErrorGroups groups={describeRefusedGroups(answer)} formatAnchor={formatAnchor} onShow={null} client={null} />
          {similarPurchases.length > 0 && (
            <PurchaseTable caption={similar.caption} columns={similar.columns} purchases={similarPurchases} />
          )}
        </>
      }
    >
      <ErrorCount count={errorCount} />
      <p className="fr-text--bold fr-mb-1v">{errors.text(errorCount)}</p>
      <p>{refused.nothingStored}</p>
    </OutcomeView>
  )
}
