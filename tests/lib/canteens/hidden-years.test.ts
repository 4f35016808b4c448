import { isShownToAll } from '@ma-cantine/lib/canteens/hidden-years'
import { expect, test } from 'vitest'

test.each([
  { isTeledeclared: false, hidden: [], shown: true },
  { isTeledeclared: false, hidden: [2023, 2025], shown: true },
  { isTeledeclared: false, hidden: [2024], shown: false },
  { isTeledeclared: true, hidden: [2024], shown: true },
  { isTeledeclared: true, hidden: [], shown: true },
])('purchases of 2024, declared: $isTeledeclared, hidden years: $hidden, are shown to all: $shown', row => {
  expect(isShownToAll({ year: 2024, isTeledeclared: row.isTeledeclared }, row.hidden)).toBe(row.shown)
})
