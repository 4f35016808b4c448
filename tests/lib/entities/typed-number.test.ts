import { readTypedNumber } from '@ma-cantine/lib/entities/typed-number'
import { isMessage } from '@ma-cantine/lib/messages/catalogue'
import { describe, expect, test } from 'vitest'

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
    // One mark before three digits may be either: it is read as decimals, and refused for them.
    ['1,234', '1.234'],
    ['1.234', '1.234'],
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
