import { isStorablePrice, roundPrice } from '@ma-cantine/lib/purchases/price'
import { expect, test } from 'vitest'

test.each([
  ['90.11000000002', '90.11'],
  ['0.125', '0.12'],
  ['0.1250', '0.12'],
  ['0.1251', '0.13'],
  ['0.126', '0.13'],
  ['0.999', '1.00'],
  ['9.995', '9.99'],
  ['9.9951', '10.00'],
  ['12', '12.00'],
  ['12,5', '12.50'],
  ['0', '0.00'],
  ['007', '7.00'],
  ['0,001', '0.00'],
  ['123456789012345678.905', '123456789012345678.90'],
])('a price of %s is rounded half down to %s', (written, rounded) => {
  expect(roundPrice(written)).toBe(rounded)
})

test('a price of up to thirteen digits before its cents is stored exactly', () => {
  expect(isStorablePrice('9999999999999.99')).toBe(true)
  expect(Number('9999999999999.99').toFixed(2)).toBe('9999999999999.99')
  expect(isStorablePrice('10000000000000.00')).toBe(false)
})
