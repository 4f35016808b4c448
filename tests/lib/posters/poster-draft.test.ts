import { emptyTexts, visitorPosterDraft } from '@ma-cantine/lib/posters/poster-draft'
import { expect, test } from 'vitest'

const typed = {
  ...emptyTexts,
  name: 'Cantine des Tilleuls',
  city: 'Guingamp',
  dailyMealCount: '120',
  valueTotalHt: '100',
  valueBioHt: '60',
}
const refusedFields = (values: object) =>
  visitorPosterDraft.safeParse({ ...typed, ...values }).error?.issues.map(({ path }) => path[0]) ?? []

test('parts may make the whole of the purchases, not more', () => {
  expect(refusedFields({ valueSustainableHt: '40' })).toEqual([])
  expect(refusedFields({ valueSustainableHt: '40,01' })).toEqual(['valueTotalHt'])
})

test('all is needed but the texts', () => {
  expect(refusedFields({ valueSustainableHt: '' })).toEqual(['valueSustainableHt'])
  expect(refusedFields({ valueSustainableHt: '0', dailyMealCount: '0' })).toEqual(['dailyMealCount'])
})
