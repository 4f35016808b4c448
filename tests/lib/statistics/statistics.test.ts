import { type CountableDeclaration, isCounted } from '@ma-cantine/lib/statistics/declared-figures'
import { StatisticsSum } from '@ma-cantine/lib/statistics/statistics'
import { expect, test } from 'vitest'

const metropolitan = { organic: 20, quality: 50 }
const campaign = {
  year: 2024,
  declaration: { start: '2025-01-07', end: '2025-04-06' },
  correction: { start: '2025-04-16', end: '2025-04-30' },
}
const declaration: CountableDeclaration = {
  mode: 'SITE',
  creationDate: '2025-02-10T11:00:00.000Z',
  isLate: false,
  siret: '21340172201787',
  sirenUniteLegale: null,
  mealPrice: 4.5,
  total: 100_000,
  organic: 0,
  deletionDate: null,
}

test.each<[string, Partial<CountableDeclaration>, boolean]>([
  ['as it should be', {}, true],
  ['of a group, which has a SIREN alone', { siret: null, sirenUniteLegale: '213401722' }, true],
  ['without SIRET and SIREN', { siret: '', sirenUniteLegale: null }, false],
  ['whose purchases are those of its kitchen', { mode: 'SATELLITE_WITHOUT_APPRO' }, false],
  ['of a kitchen', { mode: 'CENTRAL_APPRO' }, true],
  ['without an amount of organic products', { organic: null }, false],
  // In Paris: the last minute of 6 April, and the first of the 7th.
  ['of the last minute', { creationDate: '2025-04-06T21:59:00.000Z' }, true],
  ['of a minute later', { creationDate: '2025-04-06T22:00:00.000Z' }, false],
  ['of a minute later, opened for its canteen', { creationDate: '2025-04-06T22:00:00.000Z', isLate: true }, true],
  ['of the time of corrections', { creationDate: '2025-04-16T00:00:00.000Z' }, true],
  ['of a canteen deleted during the campaign', { deletionDate: '2025-03-01T09:00:00.000Z' }, false],
  ['of a canteen deleted on its last day', { deletionDate: '2025-04-06T21:59:00.000Z' }, false],
  ['of a canteen deleted since', { deletionDate: '2025-04-07T09:00:00.000Z' }, true],
  ['of meals that cannot be that dear', { mealPrice: 20.01, total: 1_000_001 }, false],
  ['of dear meals, for a total that may be', { mealPrice: 20.01, total: 1_000_000 }, true],
  ['of a large total, for meals that may be', { mealPrice: 20, total: 1_000_001 }, true],
])('a declaration %s', (_, change, isSo) => {
  expect(isCounted({ ...declaration, ...change }, campaign)).toBe(isSo)
})

function sumOf(declarations: readonly (readonly [number, number, number])[]) {
  const sum = new StatisticsSum()
  for (const [total, organic, sustainable] of declarations) {
    sum.addDeclaration({ total, organic, sustainable }, metropolitan)
  }
  return sum.statistics
}

// 25 and 75 of 200 are 12.5 % and 37.5 %.
test('a half is rounded to the even percent, and sustainable products are counted without the organic ones', () => {
  expect(sumOf([[200, 25, 75]])).toMatchObject({ bioPercent: 12, sustainablePercent: 38 })
  expect(sumOf([[1000, 125, 376]])).toMatchObject({ bioPercent: 12, sustainablePercent: 38 })
  // 29 ÷ 200 is 0.145, which a double holds as a little less.
  expect(sumOf([[200, 29, 0]])).toMatchObject({ bioPercent: 14 })
  expect(sumOf([[200, 31, 0]])).toMatchObject({ bioPercent: 16 })
})

// 20 and 50 of 100 reach both goals; 19 and 60, 20 and 49, and nothing of nothing do not: 1 of 4 is 25 %.
test('the part of declarations that reach both goals is rounded down, and nothing reaches none', () => {
  expect(
    sumOf([
      [100, 20, 30],
      [100, 19, 41],
      [100, 20, 29],
      [0, 0, 0],
    ]),
  ).toMatchObject({ teledeclarationsCount: 4, approPercent: 25 })
  // 2 of 3 are 66.67 %.
  expect(
    sumOf([
      [100, 20, 30],
      [100, 20, 30],
      [100, 0, 0],
    ]).approPercent,
  ).toBe(66)
})

test('nothing is 0 %', () => {
  expect(new StatisticsSum().statistics).toEqual({
    canteenCount: 0,
    bioPercent: 0,
    sustainablePercent: 0,
    teledeclarationsCount: 0,
    approPercent: 0,
    sectorCategories: {
      education: 0,
      health: 0,
      social: 0,
      leisure: 0,
      administration: 0,
      enterprise: 0,
      autres: 0,
      inconnu: 0,
    },
  })
})

// Sectors 1 and 3 are of education, 11 of health, 99 of none that is known.
test('a canteen counts once in each category of its sectors', () => {
  const sum = new StatisticsSum()
  for (const sectors of [[1, 3], [1, 11], [99], []]) sum.addCanteen(sectors)
  expect(sum.statistics).toMatchObject({
    canteenCount: 4,
    sectorCategories: { education: 2, health: 1, inconnu: 1, social: 0 },
  })
})
