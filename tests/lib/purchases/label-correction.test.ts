import { labelCorrectionErrors } from '@ma-cantine/lib/purchases/label-correction'
import { expect, test } from 'vitest'

const nothing = { family: null, characteristics: [], localDefinition: null } as const

test('a family alone, or labels alone, may be decided, not nothing', () => {
  expect(labelCorrectionErrors({ ...nothing, family: 'FRUITS_ET_LEGUMES', characteristics: [] })).toEqual({})
  expect(labelCorrectionErrors({ ...nothing, characteristics: ['BIO'] })).toEqual({})
  expect(Object.keys(labelCorrectionErrors({ ...nothing, characteristics: [] }))).toEqual(['characteristics'])
})
