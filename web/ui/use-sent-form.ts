import { useRef } from 'react'

interface SentForm {
  /** Called as the form is sent. */
  readonly note: () => void
  /** Whether nothing was typed since it was sent. */
  readonly isAsSent: () => boolean
}

/** Tells what was typed while a form that stays open was being saved: it is not lost with the answer. */
export function useSentForm(formOf: () => { readonly getValues: () => unknown }): SentForm {
  const sent = useRef('')
  const typed = () => JSON.stringify(formOf().getValues())
  return {
    note: () => {
      sent.current = typed()
    },
    isAsSent: () => typed() === sent.current,
  }
}
