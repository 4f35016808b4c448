import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const sheets = globSync('web/**/*.css', { cwd: root, exclude: ['web/{dist,site,node_modules}/**'] })

/** Screens keep their style sheets for those that follow: two rules of one name would meet there. */
test('a class of ours has its rules in one style sheet', () => {
  const places = new Map<string, string[]>()
  for (const sheet of sheets) {
    const text = readFileSync(new URL(sheet, root), 'utf8')
    for (const name of new Set(text.match(/(?<=\.)mc-[\w-]+/g))) places.set(name, [...(places.get(name) ?? []), sheet])
  }
  expect(places.size).toBeGreaterThan(100)
  // An element of the guide that also stays below the table of corrections.
  places.delete('mc-import-help')
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([])
})
