import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findContradictions } from '../../support/glossary.ts'

type Sentence = { readonly fr: string; readonly en: string }
interface Proof {
  readonly kind: 'test' | 'page' | 'remark'
  readonly file?: string
  readonly title?: string
  readonly text?: Sentence
}
interface Criterion {
  readonly id: string
  readonly title: Sentence
  readonly verdict: string
  readonly proofs: readonly Proof[]
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
// Imported by their addresses: the tests' compiler does not compile the site.
const load = (name: string) => import(pathToFileURL(`${root}web/accessibility/${name}.ts`).href)
const { topics } = (await load('topics')) as {
  readonly topics: readonly { readonly title: Sentence; readonly criteria: readonly Criterion[] }[]
}
const { conformity, conformityOf } = (await load('conformity')) as {
  readonly conformity: { readonly rate: number; readonly state: string }
  conformityOf(verdicts: readonly { readonly verdict: string }[]): { readonly rate: number; readonly state: string }
}
const { auditedPages } = (await load('audited-pages')) as {
  readonly auditedPages: Readonly<Record<string, { readonly name: Sentence }>>
}

const criteria = topics.flatMap(topic => topic.criteria)
const proofs = criteria.flatMap(({ id, proofs }) => proofs.map(proof => ({ id, ...proof })))

/** How many criteria each topic of RGAA 4.1.2 has. */
const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

describe('the audit', () => {
  test('answers each of the 106 criteria of RGAA 4.1.2 once, in order', () => {
    expect(criteria.map(({ id }) => id)).toEqual(
      counts.flatMap((count, topic) => Array.from({ length: count }, (_, index) => `${topic + 1}.${index + 1}`)),
    )
    expect(topics.map(topic => topic.criteria.length)).toEqual(counts)
    expect(criteria).toHaveLength(106)
  })

  test('gives each verdict a proof of the kind that it needs', () => {
    for (const { id, verdict, proofs } of criteria) {
      const kinds = new Set(proofs.map(({ kind }) => kind))
      expect([id, kinds.size > 0, kinds.has('remark')]).toEqual([id, true, verdict !== 'conform'])
    }
  })

  test('says of each criterion that is not met when it will be', () => {
    for (const { id, verdict, proofs } of criteria) {
      if (verdict === 'notConform') expect([id, proofs[0]?.text?.fr]).toEqual([id, expect.stringMatching(/20\d\d/)])
    }
  })

  test('quotes tests that exist, by their titles', () => {
    const missing = proofs.flatMap(({ id, kind, file = '', title = '' }) => {
      if (kind !== 'test') return []
      const path = `${root}${file}`
      const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
      return ["'", '"', '`'].some(quote => source.includes(quote + title + quote)) ? [] : [`${id}: ${file}: ${title}`]
    })
    expect(missing).toEqual([])
  })
})

describe('the rate', () => {
  const rateOf = (conform: number, notConform: number) =>
    conformityOf([
      ...Array.from({ length: conform }, () => ({ verdict: 'conform' })),
      ...Array.from({ length: notConform }, () => ({ verdict: 'notConform' })),
      { verdict: 'notApplicable' },
    ])

  test('counts the criteria that apply, and is rounded down to a tenth', () => {
    expect(rateOf(2, 1)).toMatchObject({ rate: 66.6, conform: 2, notConform: 1, notApplicable: 1 })
    expect(rateOf(29, 71).rate).toBe(29)
    expect(rateOf(1999, 1).rate).toBe(99.9)
  })

  test('makes the state: full at 100 %, partial from 50 %, none below', () => {
    expect(rateOf(3, 0).state).toBe('full')
    expect(rateOf(1999, 1).state).toBe('partial')
    expect(rateOf(1, 1)).toMatchObject({ rate: 50, state: 'partial' })
    expect(rateOf(999, 1001)).toMatchObject({ rate: 49.9, state: 'none' })
  })

  test('of the site is that of its verdicts', () => {
    expect(conformity).toEqual(conformityOf(criteria))
  })
})

describe('the sentences of the audit', () => {
  const sentences = [
    ...topics.map(({ title }) => title),
    ...Object.values(auditedPages).map(({ name }) => name),
    ...criteria.map(({ title }) => title),
    ...proofs.flatMap(({ text }) => text ?? []),
  ]

  test('are written as French is', () => {
    expect(
      sentences.filter(({ fr }) => /'|"|\.\.\.| {2}|[^\s:][;:!?](?: |$)|«\S|\S»/.test(fr)).map(({ fr }) => fr),
    ).toEqual([])
  })

  test('say the same in both languages', () => {
    expect(sentences.flatMap(({ fr, en }) => findContradictions(fr, en).map(why => `${why} / ${fr}`))).toEqual([])
  })
})
