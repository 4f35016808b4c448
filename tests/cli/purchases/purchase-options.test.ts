import { characteristics, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { purchaseOrders } from '@ma-cantine/lib/purchases/purchase-orders'
import { describe, expect, test } from 'vitest'
import { canteenNumbers } from '../../../cli/canteens/canteen-filter.ts'
import { readTypedDay } from '../../../cli/lists/typed-day.ts'
import {
  characteristicNames,
  code,
  codes,
  familyNames,
  minimumShares,
  readTypedPrice,
  sortReader,
} from '../../../cli/purchases/purchase-options.ts'
import { wordsOf } from '../../../cli/words/words.ts'

const fr = wordsOf('fr')

test.each([
  ['1234,5', '1234.5'],
  ['1 234,50 €', '1234.50'],
  ['1\u202f234,50\u00a0€', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234.567', '1234567'],
  ['12', '12'],
  ['12.5 EUR', '12.5'],
  ['-3', '-3'],
])('the price « %s » is %s', (text, price) => {
  expect(readTypedPrice(text)).toBe(price)
})

test.each(['1.234', '1,234', 'douze', '', '12,5,3', '3 pommes', '12%'])('« %s » is no sure price', text => {
  expect(readTypedPrice(text)).toBeNull()
})

test.each([
  ['2025-03-15', '2025-03-15'],
  ['15/03/2025', '2025-03-15'],
  ['15.3.25', '2025-03-15'],
  ['15 mars 2025', '2025-03-15'],
  ['1er août 2025', '2025-08-01'],
  ['Aujourd’hui', '2025-07-02'],
  ['hier', '2025-07-01'],
  // Midnight in Paris has passed, not in London.
  ['today', '2025-07-02'],
])('the day « %s » is %s', (text, day) => {
  expect(readTypedDay(text, new Date('2025-07-01T22:30:00Z'))).toBe(day)
})

test.each(['31/02/2025', '03/15/2025', '45000', 'demain', ''])('« %s » is no day', text => {
  expect(readTypedDay(text)).toBeNull()
})

describe('codes', () => {
  test('are taken by code or name, in either language, whatever the case and the accents', () => {
    const family = code(productFamilies, familyNames, fr)
    for (const text of ['FRUITS_ET_LEGUMES', 'fruits et legumes', 'Fruits et légumes', 'fruit and vegetables']) {
      expect(family(text)).toBe('FRUITS_ET_LEGUMES')
    }
    const read = codes(characteristics, characteristicNames, fr)
    expect(read('bio, Pêche durable', ['LOCAL'])).toEqual(['LOCAL', 'BIO', 'PECHE_DURABLE'])
    expect(read('Appellation d’origine (AOC ou AOP)')).toEqual(['AOCAOP'])
    expect(() => family('fruit')).toThrow('le plus proche est FRUITS_ET_LEGUMES')
  })

  test('canteens are ids or SIRET, in groups of digits too', () => {
    expect(canteenNumbers(fr)('213 401 722 01787,12')).toEqual(['21340172201787', '12'])
    expect(() => canteenNumbers(fr)('21340172201787x')).toThrow('n’est ni un numéro de cantine ni un SIRET')
  })
})

test('an order names fields of the list, each one reversed by a dash', () => {
  expect(sortReader(purchaseOrders, fr)('-priceHt, date')).toBe('-priceHt,date')
  expect(() => sortReader(purchaseOrders, fr)('prix')).toThrow('« prix » n’est pas un ordre')
})

test('shares to watch are percentages', () => {
  expect([...minimumShares(fr)('bio=20,combined=49.5')]).toEqual([
    ['bio', 20],
    ['combined', 49.5],
  ])
  for (const text of ['bio', 'bio=120', 'local=3', 'bio=']) {
    expect(() => minimumShares(fr)(text)).toThrow('n’est pas une part à surveiller')
  }
})
