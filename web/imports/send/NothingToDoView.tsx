import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { dataFamilyOf } from './data-family.ts'
import { OutcomeView } from './OutcomeView.tsx'
import { useSendWords } from './words/send-words.ts'

/** All the data of the file are stored already. */
export function NothingToDoView({ kind, onAnother }: { kind: FileKind; onAnother: () => void }) {
  const { title, text } = useSendWords().nothing
  return (
    <OutcomeView severity="info" title={title} onAnother={onAnother}>
      <p>{text(dataFamilyOf(kind))}</p>
    </OutcomeView>
  )
}
