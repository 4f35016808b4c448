import { compareCanteen } from '@ma-cantine/lib/recaps/compare-canteen'
import { describe, expect, test } from 'vitest'
import { closeCalls } from './support/close-calls.ts'
import { compareCase, lineOf, purchaseOf } from './support/compare-case.ts'
import { overlapCases } from './support/overlap-cases.ts'

describe('each row of a recap is compared with what is stored', () => {
  test.each([...overlapCases, ...closeCalls])('$title', ({ rows, purchases, verdicts }) => {
    expect(compareCase({ rows, purchases }).map(({ verdict }) => verdict)).toEqual(verdicts)
  })

  test('the purchases of one supplier are not those of another whose name is nearly the same, in one recap', () => {
    const rows = ['Carottes | 2025-01-01 | 2025-12-31 | | 60', 'Navets | 2025-01-01 | 2025-12-31 | | 30']
    const providers = ['Primeurs du Port', 'Primeurs du Port Vieux']
    const lines = rows.map((row, index) => ({ ...lineOf(row, index), provider: providers[index] as string }))
    const stored = [purchaseOf('Carottes | 2025-03-02 | | 60 | Primeurs du Port Vieux', 0)]
    expect(compareCanteen(lines, stored).map(({ verdict }) => verdict)).toEqual(['new', 'in-doubt'])
  })

  test('of a row that is stored around its period, what the period lacks is missing', () => {
    const rows = ['Carottes | 2025-03-01 | 2025-03-31 | | 100']
    const purchases = ['Carottes | 2025-03-15 | | 40', 'Carottes | 2025-04-02 | | 60']
    expect(compareCase({ rows, purchases })).toMatchObject([{ verdict: 'other-dates', missingCents: 6000 }])
    // All of it lies outside.
    expect(compareCase({ rows, purchases: ['Carottes | 2025-04-02 | | 100'] })).toMatchObject([
      { verdict: 'other-dates', missingCents: 10_000 },
    ])
  })

  test('thirty cases are known', () => {
    expect(overlapCases).toHaveLength(30)
    expect(new Set(overlapCases.flatMap(({ verdicts }) => verdicts)).size).toBe(6)
  })
})
