import { type RefObject, useEffect, useId, useState } from 'react'

export interface SearchFormProps {
  readonly words: { readonly label: string; readonly button: string }
  /** What the list shown was searched for. */
  readonly text: string
  readonly className?: string
  readonly field?: RefObject<HTMLInputElement | null>
  readonly onSearch: (text: string) => void
}

/** A field that searches a list once its button or the Enter key is pressed; its cross shows all of it at once. */
export function SearchForm({ words, text, className, field, onSearch }: SearchFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  return (
    <form
      className={className}
      onSubmit={event => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <label className="fr-label" htmlFor={id}>
        {words.label}
      </label>
      <div className="fr-search-bar fr-mt-1w">
        <input
          ref={field}
          className="fr-input"
          id={id}
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '' && text !== '') onSearch('')
          }}
        />
        <button className="fr-btn" type="submit" title={words.button}>
          {words.button}
        </button>
      </div>
    </form>
  )
}
