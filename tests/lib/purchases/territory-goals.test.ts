import { goalsOf, meatAndFishGoal } from '@ma-cantine/lib/purchases/territory-goals'
import { expect, test } from 'vitest'

test.each([
  ['20 and 50 in Bretagne', '53', '35', 20, 50],
  ['20 and 50 in Corse', '94', '2A', 20, 50],
  ['20 and 50 where no place is known', null, null, 20, 50],
  ['5 and 20 in Guadeloupe', '01', '971', 5, 20],
  ['5 and 20 in Martinique', '02', '972', 5, 20],
  ['5 and 20 in Guyane', '03', '973', 5, 20],
  ['5 and 20 in La Réunion, by its region alone', '04', null, 5, 20],
  ['2 and 5 in Mayotte', '06', '976', 2, 5],
  ['10 and 30 in Saint-Pierre-et-Miquelon', '975', '975', 10, 30],
  ['5 and 20 in Saint-Martin', '978', '978', 5, 20],
  ['5 and 20 in Saint-Martin, by its department where its region is another', '01', '978', 5, 20],
  ['5 and 20 in Saint-Martin, by its region alone', '978', null, 5, 20],
  ['10 and 30 in Saint-Pierre-et-Miquelon, by its region alone', '975', null, 10, 30],
  ['20 and 50 in Nouvelle-Aquitaine, whose region is 75', '75', '33', 20, 50],
] as const)('the goals are %s', (_, region, department, organic, quality) => {
  expect(goalsOf({ region, department })).toEqual({ organic, quality })
})

test('meat and fish have a goal of 60 from 2024, none in 2023', () => {
  expect([2023, 2024, 2026].map(meatAndFishGoal)).toEqual([null, 60, 60])
})
