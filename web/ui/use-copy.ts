import { useState } from 'react'
import { useFormWords } from './words/form-words.ts'

/** Copies a text to the clipboard. The message says how it went, for a live region. */
export function useCopy(text: string): { readonly message: string; readonly copy: () => void } {
  const words = useFormWords().copy
  const [message, setMessage] = useState('')
  return {
    message,
    copy: () =>
      void navigator.clipboard.writeText(text).then(
        () => setMessage(words.done),
        () => setMessage(words.failed),
      ),
  }
}
