import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareCase } from './support/compare-case.ts'

const syllables = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'tu']

/** A name that is near no other one: every syllable is doubled. */
const nameOf = (number: number): string =>
  [...String(number).padStart(3, '0')]
    .map(digit => syllables[Number(digit)])
    .join('')
    .repeat(2)

const euros = (cents: number): string => (cents / 100).toFixed(2)

interface Article {
  readonly number: number
  /** The amounts of its deliveries, in cents. */
  readonly deliveries: readonly number[]
  readonly isBio: boolean
  /** Whether the canteen stored them. */
  readonly isStored: boolean
}

const article: fc.Arbitrary<Article> = fc.record({
  number: fc.integer({ min: 0, max: 999 }),
  deliveries: fc.array(fc.integer({ min: 50, max: 900_000 }), { minLength: 1, maxLength: 6 }),
  isBio: fc.boolean(),
  isStored: fc.boolean(),
})
const articles = fc.uniqueArray(article, { selector: ({ number }) => number, minLength: 1, maxLength: 20 })

const rowOf = ({ number, deliveries, isBio }: Article): string => {
  const total = deliveries.reduce((sum, cents) => sum + cents, 0)
  return `${nameOf(number)}${isBio ? ' bio' : ''} | 2025-01-01 | 2025-12-31 | ${isBio ? 'BIO' : ''} | ${euros(total)}`
}

const purchasesOf = ({ number, deliveries, isBio, isStored }: Article): string[] =>
  isStored
    ? deliveries.map((cents, index) => {
        const name = `${nameOf(number).toUpperCase()}S ${index + 1} KG${isBio ? ' AB' : ''}`
        return `${name} | 2025-0${index + 1}-10 | ${isBio ? 'BIO' : ''} | ${euros(cents)} | Primeurs du Port SAS`
      })
    : []

test('a row whose deliveries are all stored is stored, and one of which none is is new', () => {
  fc.assert(
    fc.property(articles, all => {
      const compared = compareCase({ rows: all.map(rowOf), purchases: all.flatMap(purchasesOf) })
      expect(compared.map(({ verdict }) => verdict)).toEqual(all.map(({ isStored }) => (isStored ? 'stored' : 'new')))
    }),
  )
})

test('a row of which a delivery is missing is never new, and lacks that delivery at most', () => {
  fc.assert(
    fc.property(articles, all => {
      const purchases = all.flatMap(one => purchasesOf({ ...one, isStored: true }).slice(1))
      const compared = compareCase({ rows: all.map(rowOf), purchases })
      for (const [index, { deliveries }] of all.entries()) {
        const { verdict, missingCents } = compared[index] as (typeof compared)[number]
        expect(deliveries.length === 1 ? ['new'] : ['other-amount', 'stored']).toContain(verdict)
        expect(missingCents).toBeLessThanOrEqual(deliveries[0] as number)
      }
    }),
  )
})
