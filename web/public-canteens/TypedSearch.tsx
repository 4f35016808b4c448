import { type RefObject, useEffect, useId, useRef, useState } from 'react'

/** Milliseconds without a key after which what is typed is searched for. */
const pause = 300

export interface TypedSearchProps {
  readonly label: string
  readonly hint: string
  readonly button: string
  /** What the list shown was searched for. */
  readonly text: string
  readonly field?: RefObject<HTMLInputElement | null>
  /** With `isTyping`, more letters may follow. */
  readonly onSearch: (text: string, isTyping: boolean) => void
}

/** A field that searches a list as one types; the Enter key searches at once. */
export function TypedSearch({ label, hint, button, text, field, onSearch }: TypedSearchProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(text)

  // What the address says is shown, unless it is what this field asked for: letters may have followed.
  useEffect(() => {
    if (asked.current !== text) setTyped(text)
    asked.current = text
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(value: string, isTyping: boolean): void {
    clearTimeout(timer.current)
    const wanted = value.trim()
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted, isTyping)
  }

  return (
    <search>
      <form
        onSubmit={event => {
          event.preventDefault()
          search(typed, false)
        }}
      >
        <label className="fr-label" htmlFor={id}>
          {label}
          <span className="fr-hint-text">{hint}</span>
        </label>
        <div className="fr-search-bar fr-mt-1w">
          <input
            ref={field}
            id={id}
            className="fr-input"
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value)
              clearTimeout(timer.current)
              timer.current = setTimeout(() => search(value, true), value === '' ? 0 : pause)
            }}
          />
          <button className="fr-btn" type="submit" title={button}>
            {button}
          </button>
        </div>
      </form>
    </search>
  )
}
