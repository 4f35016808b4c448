import { firstCharacteristics } from '@ma-cantine/lib/purchases/first-characteristics'
import { characteristics } from '@ma-cantine/lib/purchases/purchase-draft'
import { storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import { expect, test } from 'vitest'

test('a table shows the three characteristics that come first in the order of priority', () => {
  expect(firstCharacteristics(['LOCAL', 'FRANCE', 'IGP', 'BIO'])).toEqual(['BIO', 'IGP', 'FRANCE'])
  expect(firstCharacteristics(characteristics.toReversed())).toEqual(['BIO', 'LABEL_ROUGE', 'AOCAOP'])
})

test('those that may no longer be chosen come last', () => {
  expect(firstCharacteristics(['CONVERSION_BIO', 'EQUIVALENTS', 'LOCAL'])).toEqual([
    'LOCAL',
    'CONVERSION_BIO',
    'EQUIVALENTS',
  ])
  expect(firstCharacteristics(storedCharacteristics)).not.toContain('EQUIVALENTS')
})

test('fewer are all shown', () => {
  expect(firstCharacteristics([])).toEqual([])
  expect(firstCharacteristics(['LOCAL'])).toEqual(['LOCAL'])
})
