import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { useGoTo } from '../app/use-go-to.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { useWritingWords } from './words/writing-words.ts'
import type { WritingKind, WrittenText } from './writing-kind.ts'
import { oneText, textsQueryKey } from './writing-queries.ts'

/** Deletes a draft, for good. */
export function TextDeletion({ kind, text }: { readonly kind: WritingKind; readonly text: WrittenText }) {
  const { edition: words } = useWritingWords()
  const goTo = useGoTo()
  return (
    <ConfirmButton
      action={words.remove}
      question={words.removeQuestion}
      keep={words.keep}
      text={words.removeText}
      work={() => client.call(kind.api.remove, { params: { textId: text.id }, version: text.modificationDate })}
      onDone={() => {
        // It is not asked for again while the screen closes.
        queries.removeQueries({ queryKey: oneText(kind, text.id).queryKey })
        void queries.invalidateQueries({ queryKey: textsQueryKey(kind) })
        const message = words.removed(String(text[kind.title]))
        goTo(addressOf(kind.list), { status: 'success', title: words.removedTitle, message })
      }}
    />
  )
}
