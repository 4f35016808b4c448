/** Free text as a message may hold it: names come from people and files, and must not look like the rest of the message. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** A list of names in a message, one a line, of which the first are enough to know what it is about. */
export function namedLines(names: readonly string[], most = Number.POSITIVE_INFINITY): string {
  const lines = names.slice(0, most).map(name => `- ${oneLine(name)}`)
  const rest = names.length - lines.length
  if (rest > 0) lines.push(`- et ${rest} ${rest > 1 ? 'autres' : 'autre'}`)
  return lines.join('\n')
}
