/** Free text on one line: names come from people and files, and must not look like other parts of a message. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** A list of names in a message, one a line, cut after the first `most`. */
export function listNames(names: readonly string[], most = Number.POSITIVE_INFINITY): string {
  const lines = names.slice(0, most).map(name => `- ${oneLine(name)}`)
  const rest = names.length - lines.length
  if (rest > 0) lines.push(`- et ${rest} ${rest > 1 ? 'autres' : 'autre'}`)
  return lines.join('\n')
}
