import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

interface Criterion {
  readonly id: string
  readonly verdict: string
  readonly proofs: readonly { readonly kind: string; readonly pages?: readonly string[] }[]
}

// Imported by their addresses: the tests' compiler does not compile the site.
const load = (name: string) => import(new URL(`../../../web/accessibility/${name}.ts`, import.meta.url).href)
const { araAudit, araGrid } = (await load('ara-results')) as {
  araAudit(name: string, urlOf: (page: string) => string): unknown
  araGrid(): string
}
const { topics } = (await load('topics')) as { readonly topics: readonly { readonly criteria: readonly Criterion[] }[] }
const { auditedPages } = (await load('audited-pages')) as {
  readonly auditedPages: Readonly<Record<string, { readonly name: { readonly fr: string } }>>
}
const criteria = topics.flatMap(topic => topic.criteria)
const pages = Object.keys(auditedPages)

/** What the API of Ara takes. */
const Comment = z.string().min(1).nullable()
const Audit = z.strictObject({
  auditType: z.literal('FULL'),
  procedureName: z.string().min(1),
  pages: z.array(z.strictObject({ id: z.number(), name: z.string().min(1), url: z.string() })),
  pageElements: z.strictObject({ multimedia: z.boolean(), form: z.boolean(), table: z.boolean(), frame: z.boolean() }),
  notes: z.string(),
  data: z.array(
    z.strictObject({
      pageId: z.number(),
      topic: z.int().min(1).max(13),
      criterium: z.int().positive(),
      status: z.enum(['COMPLIANT', 'NOT_COMPLIANT', 'NOT_APPLICABLE', 'NOT_TESTED']),
      compliantComment: Comment,
      notApplicableComment: Comment,
      notCompliantItems: z.array(
        z.strictObject({
          title: z.string().min(1),
          comment: z.string().min(1),
          userImpact: z.null(),
          quickWin: z.boolean(),
        }),
      ),
    }),
  ),
})
const audit = Audit.parse(araAudit('ma cantine', page => `https://exemple.fr/${page}`))

describe('the audit in the shape of Ara', () => {
  test('answers each criterion on each page once', () => {
    expect(audit.pages.map(({ id, name }) => [id, name])).toEqual(
      pages.map((page, index) => [index + 1, auditedPages[page]?.name.fr]),
    )
    expect(audit.data.map(({ pageId, topic, criterium }) => `${pageId} ${topic}.${criterium}`)).toEqual(
      pages.flatMap((_, index) => criteria.map(({ id }) => `${index + 1} ${id}`)),
    )
  })

  test('says what each answer rests on, and nothing beside it', () => {
    for (const { status, compliantComment, notApplicableComment, notCompliantItems } of audit.data) {
      expect([compliantComment !== null, notApplicableComment !== null, notCompliantItems.length]).toEqual([
        status === 'COMPLIANT',
        status === 'NOT_APPLICABLE',
        status === 'NOT_COMPLIANT' ? 1 : 0,
      ])
    }
  })

  test('leaves to be tested the pages on which nothing was looked at', () => {
    const onlySeen = criteria.filter(({ proofs }) => proofs.every(({ kind }) => kind === 'page'))
    expect(onlySeen.length).toBeGreaterThan(0)
    for (const { id, proofs } of onlySeen) {
      const seen = new Set(proofs.flatMap(proof => proof.pages ?? []))
      const answers = audit.data.filter(({ topic, criterium }) => `${topic}.${criterium}` === id)
      expect([id, answers.map(({ status }) => status)]).toEqual([
        id,
        pages.map(page => (seen.has(page) ? 'COMPLIANT' : 'NOT_TESTED')),
      ])
    }
  })

  test('names what the site has: films, forms and tables, and no frame', () => {
    expect(audit.pageElements).toEqual({ multimedia: true, form: true, table: true, frame: false })
  })
})

test('the grid has a row for each criterion and a column for each page, with the same answers', () => {
  const letters = { COMPLIANT: 'C', NOT_COMPLIANT: 'NC', NOT_APPLICABLE: 'NA', NOT_TESTED: 'NT' }
  const [header, ...rows] = parse(araGrid()) as string[][]
  expect(header).toEqual(['Critères', ...audit.pages.map(({ name }) => name)])
  expect(rows).toEqual(
    criteria.map(({ id }) => [
      id,
      ...audit.data
        .filter(({ topic, criterium }) => `${topic}.${criterium}` === id)
        .map(({ status }) => letters[status]),
    ]),
  )
})
