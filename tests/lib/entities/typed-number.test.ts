import { readTypedNumber } from '@ma-cantine/lib/entities/typed-number'
import { isMessage } from '@ma-cantine/lib/messages/catalogue'
import { describe, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

describe('an amount in euros is read as people type it', () => {
  test.each([
    ['1 234,50', '1234.50'],
    ['1\u202f234,50 €', '1234.50'],
    ['1\u00a0234,5', '1234.5'],
    ['1234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567,8', '1234567.8'],
    ['12,', '12.'],
    [' 12 euros ', '12'],
    ['12 EUR', '12'],
    ['douze', 'douze'],
    ['12-3', '12-3'],
    ['-12', '-12'],
    ['0x30', '0x30'],
    ['1e3', '1e3'],
    ['12,50€HT', '12.50'],
  ])('%j is %j', (text, amount) => expect(readTypedNumber(text, 'euro')).toBe(amount))
})

describe('a mass in kilograms is read as people type it', () => {
  test.each([
    ['12,5 kg', '12.5'],
    ['12 Kilos', '12'],
    ['1.234,5 kg', '1234.5'],
    ['12', '12'],
  ])('%j is %j', (text, mass) => expect(readTypedNumber(text, 'kilogram')).toBe(mass))
})

test.each([
  [
    '12 kg',
    'euro',
    '« kg » n’est pas l’unité de ce champ : indiquez un montant en euros hors taxes, par exemple 1234,50.',
  ],
  [
    '12 € TTC',
    'euro',
    '« €TTC » n’est pas l’unité de ce champ : indiquez un montant en euros hors taxes, par exemple 1234,50.',
  ],
  [
    '3 k€',
    'euro',
    '« k€ » n’est pas l’unité de ce champ : indiquez un montant en euros hors taxes, par exemple 1234,50.',
  ],
  ['350 g', 'kilogram', '« g » n’est pas l’unité de ce champ : indiquez une masse en kilogrammes, par exemple 12,50.'],
  [
    '12,50 €',
    'kilogram',
    '« € » n’est pas l’unité de ce champ : indiquez une masse en kilogrammes, par exemple 12,50.',
  ],
] as const)('%j is refused where the field counts in another unit', (text, unit, sentence) => {
  const read = readTypedNumber(text, unit)
  expect(isMessage(read) && read.in('fr')).toBe(sentence)
})

test.each([
  ['1,234', 'euro'],
  ['1.234 €', 'euro'],
  ['12,500', 'kilogram'],
  ['12.500 kg', 'kilogram'],
] as const)('%s may be thousands or decimals: it is refused', (text, unit) => {
  const read = readTypedNumber(text, unit)
  expect(isMessage(read) && read.code).toBe('two-readings')
})

test('0,250 and 1234,500 can be read in one way alone', () => {
  expect(readTypedNumber('0,250', 'kilogram')).toBe('0.250')
  expect(readTypedNumber('1234,500', 'euro')).toBe('1234.500')
})

const separators = fc.constantFrom('', ' ', '\u202f', '.', ',')
const units = fc.constantFrom('', ' €', '€', ' euros', ' HT')

test('what is taken is what the digits say, whatever groups and marks people type', () => {
  const groups = fc.array(fc.stringMatching(/^\d{1,3}$/), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      groups,
      separators,
      fc.constantFrom('', '.', ','),
      fc.stringMatching(/^\d{0,4}$/),
      units,
      (parts, separator, mark, decimals, unit) => {
        const text = parts.join(separator) + (mark === '' ? '' : mark + decimals) + unit
        const read = readTypedNumber(text, 'euro')
        if (isMessage(read) || !/^\d+(?:\.\d*)?$/.test(read)) return true
        const [whole = '', fraction = ''] = read.split('.')
        // Every digit stays, in its order, and the part before the mark is never that of another reading.
        const digits = text.replace(/\D/g, '')
        if (whole + fraction !== digits) return false
        if (fraction === '') return true
        const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
        const isOnlyMark = text.replace(/[^.,]/g, '').length === 1
        const after = text.slice(last + 1).replace(/\D/g, '')
        return after === fraction && !(isOnlyMark && after.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
      },
    ),
  )
})
