import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../words/site-words.ts'
import type { SiteForm } from './site-form.ts'
import { useFormWords } from './words/form-words.ts'

/** The errors of a form, each a link to its field. Takes the focus each time the form is refused. */
export function ErrorSummary<Input extends FieldValues>({ form }: { form: SiteForm<Input> }) {
  const { requiredFields } = useWords().errors
  const words = useFormWords()
  const box = useRef<HTMLDivElement>(null)
  const { state } = form
  const entries = Object.entries<string | undefined>(form.labels).flatMap(([field, label]) => {
    const problem = form.problemOf(field)
    return problem === undefined ? [] : [{ id: form.idOf(field), text: words.problemOf(label ?? '', problem) }]
  })
  const messages = state.kind === 'refused' ? state.messages : []

  useEffect(() => {
    if (state.kind === 'refused') box.current?.focus()
  }, [state])

  if (state.kind !== 'refused' || entries.length + messages.length === 0) return null
  return (
    <div ref={box} className="fr-alert fr-alert--error fr-mb-4w" role="alert" tabIndex={-1}>
      {entries.length > 0 && <h2 className="fr-alert__title">{requiredFields}</h2>}
      {messages.map(message => (
        <p key={message}>{message}</p>
      ))}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={event => {
                  event.preventDefault()
                  focusField(id)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Focuses a field; for a group, its first box. */
function focusField(id: string): void {
  const element = document.getElementById(id)
  const target = element instanceof HTMLFieldSetElement ? element.querySelector('input') : element
  target?.focus()
}
