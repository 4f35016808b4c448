import { searchKey } from '@ma-cantine/lib/lists/search-key'

/** A label in which the part that is typed is bold, whatever its case and accents. */
export function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const key = searchKey(typed.trim())
  const searched = searchKey(text)
  const start = key === '' ? -1 : searched.indexOf(key)
  // Some letters have two in the form that is searched: the places then differ.
  if (start === -1 || searched.length !== text.length) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, start)}
      <strong>{text.slice(start, start + key.length)}</strong>
      {text.slice(start + key.length)}
    </span>
  )
}
