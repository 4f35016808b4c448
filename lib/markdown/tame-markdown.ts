/** More than any text needs; parsers take minutes over ten thousand characters of nothing but marks. */
const mostMarks = 20

/**
 * Escapes the marks that are nested too deeply or repeated too often, so that they stand as they were typed: lists and
 * quotations within one another, brackets within brackets, runs of asterisks.
 */
export const tameMarkdown = (source: string): string =>
  tameBrackets(source.split('\n').map(tameContainers).join('\n')).replaceAll(
    new RegExp(`([*_\`~])\\1{${mostMarks},}`, 'g'),
    run => run.replaceAll(/./g, '\\$&'),
  )

/** Lists and quotations at the beginning of a line. */
function tameContainers(line: string): string {
  const mark = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}(?=[.)][ \t]))[.)]?/y
  for (let count = 0; mark.test(line); count++) {
    if (count < mostMarks) continue
    return `${line.slice(0, mark.lastIndex - 1)}\\${line.slice(mark.lastIndex - 1)}`
  }
  return line
}

function tameBrackets(source: string): string {
  let depth = 0
  return source.replaceAll(/\\.|\n[ \t]*\n|[[\]]/g, found => {
    if (found === '[') return ++depth > mostMarks ? '\\[' : found
    if (found === ']') depth = Math.max(0, depth - 1)
    else if (found.startsWith('\n')) depth = 0
    return found
  })
}
