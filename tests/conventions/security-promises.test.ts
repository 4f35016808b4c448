import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = new URL('../../server/SECURITY.md', import.meta.url)
const text = readFileSync(page, 'utf8')

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, chapter by chapter. They are numbered from 1,
 * those of level 3 come last.
 */
const counts = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
]
const requirements = counts.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter + 1}.${section + 1}.${index + 1}`),
  ),
)

interface Promised {
  /** V1 to V17. */
  readonly chapter: string
  readonly requirement: string
  readonly proof: string
}

const sections = text.split(/^## /m)

/** The lines that answer requirements: they begin with a number. */
const rows: readonly Promised[] = sections.flatMap(section =>
  section
    .split('\n')
    .filter(line => /^\| \d/.test(line))
    .map(line => {
      const cells = line.split('|').map(cell => cell.trim())
      expect([line, cells.length]).toEqual([line, 5])
      const [, requirement = '', , proof = ''] = cells
      return { chapter: section.slice(0, section.indexOf(' ')), requirement, proof }
    }),
)

const number = String.raw`\d+\.\d+\.\d+`
const ranges = new RegExp(`(${number})(?:–(${number}))?`, 'g')

/** « 6.2.1–6.2.3, 6.4.1 » → each of them. */
const numbersIn = (words: string): string[] =>
  [...words.matchAll(ranges)].flatMap(([range, first = '', last = first]) => {
    const [start, end] = [requirements.indexOf(first), requirements.indexOf(last)]
    expect([range, start >= 0 && end >= start]).toEqual([range, true])
    return requirements.slice(start, end + 1)
  })

const numbersOf = ({ requirement }: Promised): string[] => numbersIn(requirement)

/** What is linked, each with the names quoted after it. */
const links = [...text.matchAll(/\[[^\]]*\]\((?!https:)([^)]+)\)((?:,? ?`[^`]+`)*)/g)].map(
  ([, path = '', names = '']) => ({ path, names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) }),
)

/** Whether a test is called so: its title is written whole, between quotes. */
const hasTest = (source: string, name: string): boolean =>
  ["'", '"', '`'].some(quote => source.includes(quote + name.replaceAll(quote, `\\${quote}`) + quote))

describe('server/SECURITY.md', () => {
  test('answers each requirement of levels 1 and 2 of ASVS 5.0.0, in its chapter', () => {
    expect(requirements).toHaveLength(253)
    const answered = rows.flatMap(numbersOf)
    expect(requirements.filter(requirement => !answered.includes(requirement))).toEqual([])
    for (const row of rows) {
      expect(new Set(numbersOf(row).map(requirement => `V${requirement.split('.')[0]}`))).toEqual(
        new Set([row.chapter]),
      )
    }
  })

  test('gives each of its lines a proof, or says why there is none', () => {
    expect(rows.filter(({ proof }) => !/^(\[|n\/a: \S|not promised: \S)/.test(proof))).toEqual([])
  })

  test('gathers first what is not promised, and nothing else', () => {
    const absent = rows.filter(({ proof }) => proof.startsWith('not promised: ')).flatMap(numbersOf)
    const gathered = sections.find(section => section.startsWith('What is not promised')) ?? ''
    expect(numbersIn(gathered).toSorted()).toEqual(absent.toSorted())
  })

  test('links to files that exist, and quotes what they hold', () => {
    expect(links.length).toBeGreaterThan(100)
    const missing = links.flatMap(({ path, names }) => {
      const file = new URL(path, page)
      if (!existsSync(file)) return [path]
      const source = names.length > 0 ? readFileSync(file, 'utf8') : ''
      const holds = path.endsWith('.test.ts') ? hasTest : (whole: string, part: string) => whole.includes(part)
      return names.filter(name => !holds(source, name)).map(name => `${path}: ${name}`)
    })
    expect(missing).toEqual([])
  })
})
