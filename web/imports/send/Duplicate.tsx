import { ErrorCount } from '../ErrorCount.tsx'
import { Ended } from './Ended.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

/** The same bytes made purchases before: they are shown, and nothing is stored twice. */
export function Duplicate({ answer, onAnother }: { answer: Answer; onAnother: () => void }) {
  const { duplicate } = useSendWords()
  const { duplicatePurchases, duplicatePurchaseCount: count } = answer
  const others = count - duplicatePurchases.length
  return (
    <Ended
      severity="error"
      title={duplicate.title}
      onAnother={onAnother}
      journal
      details={
        <>
          <PurchaseTable
            caption={duplicate.caption}
            columns={duplicate.columns}
            purchases={duplicatePurchases.map(purchase => ({ purchase }))}
          />
          {others > 0 && <p>{duplicate.others(others)}</p>}
          <p>{duplicate.advice}</p>
        </>
      }
    >
      <ErrorCount count={1} />
      <p className="fr-text--bold">{duplicate.text(count)}</p>
    </Ended>
  )
}
