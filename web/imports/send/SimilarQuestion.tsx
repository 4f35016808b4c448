import { isRecapAnswer } from '@ma-cantine/lib/imports/is-recap-answer'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import { ComparedRows } from './ComparedRows.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface SimilarQuestionProps {
  readonly answer: Answer
  readonly onChoice: (choice: SimilarChoice) => void
}

/** Asks what to do with rows that resemble stored purchases, or that these may hold. */
export function SimilarQuestion({ answer, onChoice }: SimilarQuestionProps) {
  const { similar, recap } = useSendWords()
  const { similarPurchaseCount: count, similarPurchases } = answer
  if (isRecapAnswer(answer)) {
    return (
      <ChoiceQuestion title={recap.title(count)} words={recap} onChoice={onChoice}>
        <ComparedRows answer={answer} onlyOpen />
      </ChoiceQuestion>
    )
  }
  const others = count - similarPurchases.length
  return (
    <ChoiceQuestion title={similar.title(count)} words={similar} onChoice={onChoice}>
      <PurchaseTable caption={similar.caption} columns={similar.columns} purchases={similarPurchases} />
      {others > 0 && <p>{similar.others(others)}</p>}
    </ChoiceQuestion>
  )
}
