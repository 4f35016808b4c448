import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { describe, expect, test } from 'vitest'

const plain = (text: string): string => text.replace(/\s/g, ' ')

describe('an amount has its euros and two decimals, halves up', () => {
  test.each([
    [17300.125, '17 300,13 €'],
    // 1.005 and 8.345 are stored as less than a half.
    [1.005, '1,01 €'],
    [8.345, '8,35 €'],
    [0.125, '0,13 €'],
    [0.135, '0,14 €'],
    [12, '12,00 €'],
    [0, '0,00 €'],
    [-1.005, '-1,01 €'],
    [-1234.5, '-1 234,50 €'],
    [1234567.891, '1 234 567,89 €'],
  ])('%d in French', (amount, text) => {
    expect(plain(formatEuros(amount, 'fr'))).toBe(text)
  })

  test('in English', () => {
    expect(formatEuros(17300.125, 'en')).toBe('€17,300.13')
  })
})
