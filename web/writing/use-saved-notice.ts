import type { Notice } from '../app/notices.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { WritingKind, WrittenText } from './writing-kind.ts'

/** @returns a function that makes the notice of a text that was saved: whether readers see it now. */
export function useSavedNotice(
  kind: WritingKind,
): (text: WrittenText, saved: { readonly isMerged: boolean }) => Omit<Notice, 'id' | 'action'> {
  const { edition: words } = useWritingWords()
  return (text, { isMerged }) => {
    const title = String(text[kind.title])
    const message = { draft: words.saved, scheduled: words.scheduled, online: words.published }[text.state](title)
    return {
      status: 'success',
      title: words.savedTitle,
      message: isMerged ? `${message} ${words.merged}` : message,
    }
  }
}
