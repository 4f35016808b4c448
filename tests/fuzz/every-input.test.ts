import { pressKey, readGrams } from '@ma-cantine/lib/waste/grams'
import { describe, expect, test } from 'vitest'
import { fc } from '../support/properties.ts'
import { trials } from '../support/trials.ts'
import { isMeant, readingsOf } from './support/meaning.ts'
import { typedInputs } from './support/typed-inputs.ts'
import { typedTexts } from './support/typed-texts.ts'

describe('what is stored is what was typed, or nothing is stored', () => {
  test.each(typedInputs.map(input => [input.name, input] as const))('%s', (_, { kind, right, read }) => {
    expect([read(right), isMeant(kind, right, read(right))]).toEqual([expect.anything(), true])
    fc.assert(
      fc.property(typedTexts, typed => {
        const stored = read(typed)
        expect(stored === undefined || isMeant(kind, typed, stored), `${typed} is stored as ${stored}`).toBe(true)
      }),
      { numRuns: trials(300) },
    )
  })

  test('the keys of the scale', () => {
    const keys = fc.array(fc.constantFrom('0', '1', '2', '5', '9', ',', 'erase'), { maxLength: 12 })
    fc.assert(
      fc.property(keys, pressed => {
        const shown = pressed.reduce(pressKey, '')
        const grams = readGrams(shown)
        if (grams === null) expect(shown).toBe('')
        else expect([...readingsOf(shown.replace(/^,/, '0,'))]).toContain(String(grams / 1000))
      }),
    )
  })
})
