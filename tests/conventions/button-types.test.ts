import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const files = globSync('web/**/*.tsx', { cwd: root, exclude: ['web/{dist,site,node_modules}/**'] })

/** The opening tags of the buttons of a file, with the numbers of their lines. */
function buttonTags(text: string): { line: number; tag: string }[] {
  return [...text.matchAll(/<(?:Button|button)\b/g)].map(({ index }) => {
    let braces = 0
    let end = index
    while (text[end] !== '>' || braces > 0 || text[end - 1] === '=') {
      if (text[end] === '{') braces++
      if (text[end] === '}') braces--
      end++
    }
    return { line: text.slice(0, index).split('\n').length, tag: text.slice(index, end) }
  })
}

/** A button without a type sends the form around it, wherever its screen is shown one day. */
test('each button says whether it sends a form', () => {
  let count = 0
  const untyped = files.flatMap(file =>
    buttonTags(readFileSync(new URL(file, root), 'utf8')).flatMap(({ line, tag }) => {
      count++
      return /\btype=/.test(tag) || tag.includes('linkProps') ? [] : [`${file}:${line}: add type="button"`]
    }),
  )
  expect(untyped).toEqual([])
  expect(count).toBeGreaterThan(200)
})
