import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findContradictions, findUnnoticedSwaps, type Pair } from '../support/glossary.ts'
import { isQuoted } from '../support/quoted-sentences.ts'

const web = fileURLToPath(new URL('../../web/', import.meta.url))
const elsewhere = ['node_modules', 'dist', 'site', 'generated', 'build'].map(name => `${name}/**`)
const catalogues = globSync('**/words/fr.ts', { cwd: web, exclude: elsewhere }).map(name => dirname(name))

/**
 * The files that may name keys of sentences: all but the catalogues, and the lists of the library that some keys come
 * from.
 */
const users = [
  ...globSync('**/*.{ts,tsx}', { cwd: web, exclude: [...elsewhere, '**/words/{fr,en}.ts'] }).map(name =>
    join(web, name),
  ),
  ...globSync('lib/**/*.ts', { cwd: join(web, '..'), exclude: ['lib/{dist,node_modules,generated,build}/**'] }).map(
    name => join(web, '..', name),
  ),
].map(path => readFileSync(path, 'utf8'))
const named = new Set(users.flatMap(source => source.match(/[\w-]+/g) ?? []))

/** Words that are the same in both languages. */
const same = new Set(
  'ma cantine|Notifications|Blog|Contact|Documentation|Total|Date|Description|Format|Photo|CSV|Excel|Secret|Secret (client_secret)|SIRET|SIRET 2|Publication|Node|Action|Effort|Pagination|Page 2|Transcription'.split(
    '|',
  ),
)

type Leaf = readonly [path: string, text: string, whole: boolean]

/** The sentences with their keys; a sentence made from values gives its pieces, with 2 in place of the values. */
function leaves(words: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof words === 'string') return [[path.join('.'), words, true]]
  if (typeof words === 'function') return [[path.join('.'), pieces(String(words)), false]]
  return Object.entries(words as object).flatMap(([key, value]) => leaves(value, [...path, key]))
}

const pieces = (source: string): string =>
  (source.match(/(['"`]).*?(?<!\\)\1/gs) ?? [])
    .map(literal => literal.slice(1, -1).replaceAll(/\$\{[^{}]*\}/g, '2'))
    .join(' | ')

async function read(folder: string, locale: 'fr' | 'en'): Promise<Leaf[]> {
  const module = (await import(pathToFileURL(join(web, folder, `${locale}.ts`)).href)) as Record<string, unknown>
  return leaves(module[locale])
}

async function pairs(folder: string): Promise<Pair[]> {
  const [french, english] = [await read(folder, 'fr'), await read(folder, 'en')]
  // A sentence made from values has their places once for each plural.
  const shown = ([, text, whole]: Leaf) => (whole ? text : text.replaceAll(/\d/g, ''))
  return french.map((leaf, index) => ({ code: leaf[0], fr: shown(leaf), en: shown(english[index] as Leaf) }))
}

test('the titles of screens are written as French is, and say the same in both languages', async () => {
  // Imported by its address: the tests' compiler does not compile the site.
  const { screens } = (await import(pathToFileURL(join(web, 'entries/screens.ts')).href)) as {
    readonly screens: readonly { readonly title: { readonly fr: string; readonly en: string } }[]
  }
  expect(screens.length).toBeGreaterThan(50)
  for (const { title } of screens) {
    expect(title.fr).not.toMatch(/'|"|\.\.\./)
    expect(findContradictions(title.fr, title.en), title.fr).toEqual([])
  }
})

test('two English sentences of a catalogue that are swapped contradict the French ones, nine times in ten', async () => {
  const swaps = (await Promise.all(catalogues.map(pairs))).map(findUnnoticedSwaps)
  const sum = (count: (swap: (typeof swaps)[number]) => number) => swaps.reduce((total, swap) => total + count(swap), 0)
  expect(sum(({ unnoticed }) => unnoticed.length)).toBeLessThan(sum(({ possible }) => possible) / 10)
})

describe.each(catalogues)('the sentences of web/%s', folder => {
  test('are all translated', async () => {
    const [french, english] = [await read(folder, 'fr'), await read(folder, 'en')]
    expect(english.map(([path]) => path)).toEqual(french.map(([path]) => path))
    const untranslated = french.filter(
      ([path, text], index) =>
        /\p{L}/u.test(text) && english[index]?.[1] === text && !same.has(text) && !path.startsWith('ministry.'),
    )
    expect(untranslated).toEqual([])
  })

  test('say the same in both languages', async () => {
    expect((await pairs(folder)).flatMap(({ fr, en }) => findContradictions(fr, en))).toEqual([])
  })

  test('are all used', async () => {
    const unused = (await read(folder, 'fr')).filter(([path]) =>
      path.split('.').some(key => !/^\d+$/.test(key) && !named.has(key)),
    )
    expect(unused).toEqual([])
  })

  test('are written as French is', async () => {
    const wrong = (await read(folder, 'fr')).filter(
      ([, text, whole]) => whole && !isQuoted(text) && /'|"|\.\.\.| {2}|[^\s:][;:!?](?: |$)|«\S|\S»/.test(text),
    )
    expect(wrong).toEqual([])
  })
})
