import { expect } from 'vitest'

/** Expects that a size keeps within its budget: it warns from the budget on, and fails two hundredths above. */
export function expectWithin(name: string, bytes: number, budget: number): void {
  if (bytes > budget) console.warn(`${name}: ${bytes} bytes, more than the budget of ${budget}`)
  expect(bytes, name).toBeLessThanOrEqual(budget * 1.02)
  // A budget that nothing comes near, or a file that is not found, would hold nothing.
  expect(bytes, name).toBeGreaterThan(budget / 2.5)
}
