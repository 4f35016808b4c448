import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { dataFamilyOf } from './data-family.ts'
import { Ended } from './Ended.tsx'
import { useSendWords } from './words/send-words.ts'

/** All that the file says is stored already. */
export function NothingToDo({ kind, onAnother }: { kind: FileKind; onAnother: () => void }) {
  const { title, text } = useSendWords().nothing
  return (
    <Ended severity="info" title={title} onAnother={onAnother}>
      <p>{text(dataFamilyOf(kind))}</p>
    </Ended>
  )
}
