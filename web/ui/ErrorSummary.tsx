import { useEffect, useLayoutEffect, useRef } from 'react'
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
  const isShown = state.kind === 'refused' && entries.length + messages.length > 0

  useEffect(() => {
    if (state.kind === 'refused') box.current?.focus()
  }, [state])

  // What is listed here would be heard again beside each field.
  useLayoutEffect(() => {
    if (isShown) return muteMessages(entries.map(({ id }) => id))
  })

  if (!isShown) return null
  return (
    <div
      ref={box}
      className="fr-alert fr-alert--error fr-mb-4w"
      role="alert"
      // An error that changes while it is mended is heard alone, not with the whole list.
      aria-atomic={false}
      aria-label={entries.length > 0 ? requiredFields : messages[0]}
      tabIndex={-1}
    >
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

/** Keeps the messages of fields from announcing themselves. @returns what lets them do so again. */
function muteMessages(ids: readonly string[]): () => void {
  const muted = ids.flatMap(id => {
    const group = findMessages(id)
    return group ? [{ group, before: group.getAttribute('aria-live') }] : []
  })
  for (const { group } of muted) group.setAttribute('aria-live', 'off')
  return () => {
    for (const { group, before } of muted) {
      // The design system takes the attribute away with the error of a group of boxes.
      if (before !== null && group.getAttribute('aria-live') === 'off') group.setAttribute('aria-live', before)
    }
  }
}

/** The element that holds the messages of a field: within it for a group, else nearest to it. */
function findMessages(id: string): Element | null {
  for (let part = document.getElementById(id); part && !(part instanceof HTMLFormElement); part = part.parentElement) {
    const group = part.querySelector('.fr-messages-group')
    if (group) return group
  }
  return null
}

/** Focuses a field; for a group, its first box. */
function focusField(id: string): void {
  const element = document.getElementById(id)
  const target = element instanceof HTMLFieldSetElement ? element.querySelector('input') : element
  target?.focus()
}
