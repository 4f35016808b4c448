import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Ended } from './Ended.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

/** The same bytes made purchases before: they are shown, and nothing is stored twice. */
export function Duplicate({ answer, onAnother }: { answer: Answer; onAnother: () => void }) {
  const { duplicate, refused } = useSendWords()
  const { duplicatePurchases, duplicatePurchaseCount: count } = answer
  const others = count - duplicatePurchases.length
  return (
    <Ended severity="error" title={duplicate.title} onAnother={onAnother} journal>
      <Badge severity="error" small noIcon as="p" className="fr-my-1w">
        {refused.badge(1)}
      </Badge>
      <p className="fr-mb-1w">{duplicate.text(count)}</p>
      <PurchaseTable
        caption={duplicate.caption}
        columns={duplicate.columns}
        purchases={duplicatePurchases.map(purchase => ({ purchase }))}
      />
      {others > 0 && <p>{duplicate.others(others)}</p>}
      <p>{duplicate.advice}</p>
    </Ended>
  )
}
