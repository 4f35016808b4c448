import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { isRecapAnswer } from '@ma-cantine/lib/imports/is-recap-answer'
import { ComparedRows } from './ComparedRows.tsx'
import { dataFamilyOf } from './data-family.ts'
import { OutcomeView } from './OutcomeView.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

interface NothingToDoViewProps {
  readonly kind: FileKind
  readonly answer: Answer
  readonly onAnother: () => void
}

/** Nothing of the file is to be stored: nearly always, all of it is already. */
export function NothingToDoView({ kind, answer, onAnother }: NothingToDoViewProps) {
  const { nothing, recap } = useSendWords()
  const isRecap = isRecapAnswer(answer)
  return (
    <OutcomeView
      severity="info"
      title={nothing.title}
      details={isRecap && <ComparedRows answer={answer} />}
      onAnother={onAnother}
    >
      <p>{isRecap ? recap.nothing : nothing.text(dataFamilyOf(kind))}</p>
    </OutcomeView>
  )
}
