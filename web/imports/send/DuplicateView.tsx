import { OutcomeView } from './OutcomeView.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

/** The same bytes were imported before: shows the purchases that they created, since nothing is stored twice. */
export function DuplicateView({ answer, onAnother }: { answer: Answer; onAnother: () => void }) {
  const { duplicate } = useSendWords()
  const { duplicatePurchases, duplicatePurchaseCount: count } = answer
  const others = count - duplicatePurchases.length
  return (
    <OutcomeView
      severity="info"
      title={duplicate.title}
      onAnother={onAnother}
      journal
      details={
        <>
          <p className="fr-text--bold">{duplicate.text(count)}</p>
          <PurchaseTable
            caption={duplicate.caption}
            columns={duplicate.columns}
            purchases={duplicatePurchases.map(purchase => ({ purchase }))}
          />
          {others > 0 && <p>{duplicate.others(others)}</p>}
        </>
      }
    >
      <p>{duplicate.advice}</p>
    </OutcomeView>
  )
}
