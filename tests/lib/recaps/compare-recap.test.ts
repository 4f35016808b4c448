import { describe, expect, test } from 'vitest'
import { compareCase } from './support/compare-case.ts'
import { overlapCases } from './support/overlap-cases.ts'

describe('each row of a recap is compared with what is stored', () => {
  test.each(overlapCases)('$title', ({ rows, purchases, verdicts }) => {
    expect(compareCase({ rows, purchases }).map(({ verdict }) => verdict)).toEqual(verdicts)
  })

  test('thirty cases are known', () => {
    expect(overlapCases).toHaveLength(30)
    expect(new Set(overlapCases.flatMap(({ verdicts }) => verdicts)).size).toBe(6)
  })
})
