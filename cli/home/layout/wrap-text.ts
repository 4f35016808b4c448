/** Cuts a text into lines of a width, between words where there are some. Further lines keep its indentation. */
export function wrapText(text: string, width: number): string[] {
  const [indentation = ''] = /^[ \t]*(?:(?:•|→|✖|✔|\d+\.) )?/.exec(text) ?? []
  const hanging = ' '.repeat(Math.min(indentation.length, Math.floor(width / 2)))
  const lines: string[] = []
  let rest = text
  while (rest.length > width) {
    const room = rest.slice(0, width + 1)
    const space = room.lastIndexOf(' ')
    const isBreakable = space > (lines.length === 0 ? indentation.length : hanging.length)
    const end = isBreakable ? space : width
    lines.push(rest.slice(0, end))
    rest = hanging + rest.slice(isBreakable ? end + 1 : end)
  }
  return [...lines, rest]
}
