/** Characters of a value that a question shows: enough to recognise it. */
const longest = 240
const before = 40

/** The part of a long text where it differs from the other one. */
export function excerptOf(text: string, other: string): string {
  if (text.length <= longest) return text
  let first = 0
  while (first < text.length && text[first] === other[first]) first++
  const start = Math.max(0, Math.min(first - before, text.length - longest))
  const end = start + longest
  return `${start > 0 ? '…' : ''}${text.slice(start, end).toWellFormed()}${end < text.length ? '…' : ''}`
}
