import type { WrongValue } from '@ma-cantine/lib/repair/wrong-value'

export interface Replacement {
  readonly text: string
  /** The value of the list that it brings; null for one that the list does not name. */
  readonly code: string | null
  /** What the fixes make of the value, rather than one more value of the list. */
  readonly isProposed: boolean
}

/** What could take the place of a wrong value, all of it right in its row: what is proposed, then what the list allows. */
export function replacementsOf(wrong: WrongValue): readonly Replacement[] {
  const { suggestion, allowed, check } = wrong
  const listed = new Map((allowed ?? []).map(code => [withCode(wrong, code), code]))
  const proposed =
    suggestion === null ? [] : [{ text: suggestion, code: listed.get(suggestion) ?? null, isProposed: true }]
  const others = [...listed].filter(([text]) => text !== suggestion && check(text) === null)
  return [...proposed, ...others.map(([text, code]) => ({ text, code, isProposed: false }))]
}

/** A cell that may hold several values keeps its right ones. */
function withCode({ value, field, allowed }: WrongValue, code: string): string {
  if (!field.doc_enum_multiple) return code
  const separator = field.separator ?? ','
  const parts = value.split(separator).map(part => (allowed?.includes(part.trim()) ? part.trim() : code))
  return [...new Set(parts)].join(separator)
}
