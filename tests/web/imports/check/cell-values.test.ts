import { expect, test } from 'vitest'
import { joinValues, splitValues } from '../../../../web/imports/check/cell-values.ts'

test('the values of a cell are split and joined, and its text stays to the letter when they are the same', () => {
  expect(splitValues(' BIO, AOCAOP,,BIO ', ',')).toEqual(['BIO', 'AOCAOP'])
  expect(splitValues('', '+')).toEqual([])
  expect(joinValues(['BIO', 'AOCAOP'], ' BIO, AOCAOP,', ',')).toBe(' BIO, AOCAOP,')
  expect(joinValues(['BIO', 'IGP'], 'BIO', ',')).toBe('BIO,IGP')
  expect(joinValues(['Crèche', 'Université'], '', '+')).toBe('Crèche+Université')
  expect(joinValues([], 'BIO', ',')).toBe('')
})
