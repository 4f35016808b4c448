import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { type StoredCharacteristic, storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import { percentagesOf } from '@ma-cantine/lib/purchases/purchase-percentages'
import { type PurchaseGroup, summarisePurchases, summariseYear } from '@ma-cantine/lib/purchases/purchase-summary'
import { sumsByOrigin } from '@ma-cantine/lib/purchases/purchase-sums'
import { describe, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

type Family = PurchaseGroup['family']

/** Purchases as `[euros, characteristics, family]`. */
type Bought = readonly [number, readonly StoredCharacteristic[] | null, Family?]

/** The purchases of a year for which nothing but the rules of all years holds. */
const year = 2020

const summaryIn = (year: number, ...purchases: readonly Bought[]) =>
  summarisePurchases(
    purchases.map(([euros, characteristics, family = null]) => ({ year, family, characteristics, cents: euros * 100 })),
  )

const summaryOf = (...purchases: readonly Bought[]) => summaryIn(year, ...purchases)

/** The properties that are not zero. */
const amountsOf = (...purchases: readonly Bought[]) =>
  Object.fromEntries(Object.entries(summaryOf(...purchases)).filter(([, euros]) => euros !== 0))

const example: readonly Bought[] = [
  [50, ['BIO', 'LABEL_ROUGE']],
  [150, ['CONVERSION_BIO', 'IGP']],
  [2, ['HVE']],
  [8, ['HVE']],
  [12, ['LABEL_ROUGE']],
  [8, ['LABEL_ROUGE']],
  [22, ['AOCAOP', 'IGP']],
  [4, ['IGP']],
  [4, ['IGP', 'HVE']],
  [30, ['EXTERNALITES', 'PERFORMANCE']],
  [15, ['PERFORMANCE']],
  [240, ['PECHE_DURABLE']],
  [500, []],
]

describe('a purchase counts once, in the first of the four parts that it has a characteristic of', () => {
  test('1045 = 200 organic (50 + 150) + 50 sustainable (12 + 8 + 22 + 4 + 4) + 250 others (2 + 8 + 240) + 45 (30 + 15) + 500', () => {
    expect(amountsOf(...example)).toEqual({
      valueTotalHt: 1045,
      valueBioHt: 200,
      valueSustainableHt: 50,
      valueEgalimOthersHt: 250,
      valueExternalityPerformanceHt: 45,
    })
  })

  test.each<[string, StoredCharacteristic[] | null, string | null]>([
    ['10 organic', ['BIO'], 'valueBioHt'],
    ['10 in conversion', ['CONVERSION_BIO'], 'valueBioHt'],
    ['10 organic before 0 sustainable', ['STG', 'BIO'], 'valueBioHt'],
    ['10 sustainable: label rouge', ['LABEL_ROUGE'], 'valueSustainableHt'],
    ['10 sustainable: AOC or AOP', ['AOCAOP'], 'valueSustainableHt'],
    ['10 sustainable: IGP', ['IGP'], 'valueSustainableHt'],
    ['10 sustainable: STG', ['STG'], 'valueSustainableHt'],
    ['10 sustainable before 0 others', ['FERMIER', 'STG'], 'valueSustainableHt'],
    ['10 others: HVE', ['HVE'], 'valueEgalimOthersHt'],
    ['10 others: sustainable fishing', ['PECHE_DURABLE'], 'valueEgalimOthersHt'],
    ['10 others: outermost region', ['RUP'], 'valueEgalimOthersHt'],
    ['10 others: farmhouse', ['FERMIER'], 'valueEgalimOthersHt'],
    ['10 others: fair trade', ['COMMERCE_EQUITABLE'], 'valueEgalimOthersHt'],
    ['10 others before 0 of externalities', ['EXTERNALITES', 'HVE'], 'valueEgalimOthersHt'],
    ['10 of externalities', ['EXTERNALITES'], 'valueExternalityPerformanceHt'],
    ['10 of performance', ['PERFORMANCE'], 'valueExternalityPerformanceHt'],
    ['equivalent products in none', ['EQUIVALENTS'], null],
    ['origins in none', ['FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL'], null],
    ['none in none', [], null],
    ['characteristics that are not given in none', null, null],
  ])('%s', (_, characteristics, part) => {
    expect(amountsOf([10, characteristics])).toEqual({ valueTotalHt: 10, ...(part ? { [part]: 10 } : {}) })
  })
})

describe('a purchase with a family counts under one label, and besides under each of its origins', () => {
  test.each<[string, StoredCharacteristic[] | null, readonly string[]]>([
    ['10 organic', ['BIO'], ['Bio']],
    ['10 organic before 0 label rouge', ['LABEL_ROUGE', 'BIO'], ['Bio']],
    ['10 label rouge before 0 IGP', ['IGP', 'LABEL_ROUGE'], ['LabelRouge']],
    ['10 once for AOP, IGP and STG together', ['AOCAOP', 'IGP', 'STG'], ['AocaopIgpStg']],
    ['10 STG before 0 HVE', ['HVE', 'STG'], ['AocaopIgpStg']],
    ['10 HVE before 0 sustainable fishing', ['PECHE_DURABLE', 'HVE'], ['Hve']],
    ['10 sustainable fishing before 0 outermost region', ['RUP', 'PECHE_DURABLE'], ['PecheDurable']],
    ['10 outermost region before 0 fair trade', ['COMMERCE_EQUITABLE', 'RUP'], ['Rup']],
    ['10 fair trade before 0 farmhouse', ['FERMIER', 'COMMERCE_EQUITABLE'], ['CommerceEquitable']],
    ['10 farmhouse before 0 of externalities', ['EXTERNALITES', 'FERMIER'], ['Fermier']],
    ['10 of externalities before 0 of performance', ['PERFORMANCE', 'EXTERNALITES'], ['Externalites']],
    ['10 of performance', ['PERFORMANCE'], ['Performance']],
    ['10 of France besides 10 organic', ['BIO', 'FRANCE'], ['Bio', 'France']],
    [
      '10 not for EGalim, and 10 under each of three origins',
      ['FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL'],
      ['NonEgalim', 'France', 'ShortDistribution', 'Local'],
    ],
    ['10 not for EGalim', [], ['NonEgalim']],
    ['10 from Europe, which is no label', ['EUROPE'], ['NonEgalim']],
    ['0 when characteristics are not given', null, []],
    ['0 in conversion', ['CONVERSION_BIO'], []],
    ['0 for equivalent products, 10 of France', ['EQUIVALENTS', 'FRANCE'], ['France']],
  ])('%s', (_, characteristics, labels) => {
    const { valueTotalHt, valueBioHt, valueSustainableHt, ...others } = amountsOf([10, characteristics, 'BOISSONS'])
    const grid = Object.keys(others).filter(property => property.startsWith('valueBoissons'))
    expect(grid.toSorted()).toEqual(labels.map(label => `valueBoissons${label}`).toSorted())
    expect(valueTotalHt).toBe(10)
    expect(amountsOf([10, characteristics])).not.toHaveProperty('valueBoissonsBio')
  })

  test('each family has its own 10', () => {
    const summary = summaryOf(...productFamilies.map((family): Bought => [10, ['RUP'], family]))
    const filled = gridCells.filter(({ property }) => summary[property] === 10)
    expect(filled.map(({ label }) => label.property)).toEqual(productFamilies.map(() => 'Rup'))
    expect(summary.valueTotalHt).toBe(80)
  })
})

test('meat 30 = 10 for EGalim + 10 equivalent + 10 in conversion, of which 20 for EGalim and 10 of France; fish 10 is not 30', () => {
  expect(
    summaryOf(
      [10, ['FERMIER', 'FRANCE'], 'VIANDES_VOLAILLES'],
      [10, ['EQUIVALENTS'], 'VIANDES_VOLAILLES'],
      [10, ['CONVERSION_BIO'], 'VIANDES_VOLAILLES'],
      [10, ['PECHE_DURABLE', 'FRANCE'], 'PRODUITS_DE_LA_MER'],
      [10, null, 'PRODUITS_DE_LA_MER'],
      [10, ['BIO', 'FRANCE'], 'CHARCUTERIE'],
    ),
  ).toMatchObject({
    valueMeatPoultryHt: 30,
    valueMeatPoultryEgalimHt: 20,
    valueMeatPoultryFranceHt: 10,
    valueFishHt: 20,
    valueFishEgalimHt: 10,
  })
})

test('0.1 + 0.2 = 0.3, to the cent', () => {
  expect(summaryOf([0.1, ['BIO']], [0.2, ['BIO']])).toMatchObject({ valueTotalHt: 0.3, valueBioHt: 0.3 })
})

test('a year has its total and its four parts', () => {
  expect(summariseYear(2020, [{ year, family: 'AUTRES', characteristics: ['BIO'], cents: 1250 }])).toEqual({
    year,
    valueTotalHt: 12.5,
    valueBioHt: 12.5,
    valueSustainableHt: 0,
    valueEgalimOthersHt: 0,
    valueExternalityPerformanceHt: 0,
  })
})

describe('shares', () => {
  test('200 / 1045 organic; meat and fish without any have no share', () => {
    const shares = percentagesOf(summaryOf(...example))
    expect(shares).toMatchObject({ percentageValueTotalHt: 1, percentageValueBioHt: 200 / 1045 })
    expect(shares).not.toHaveProperty('percentageValueMeatPoultryEgalimHt')
  })

  test('10 / 40 of meat for EGalim, 40 / 100 meat, 5 / 20 of fish, 10 / 100 organic meat', () => {
    const shares = percentagesOf(
      summaryOf(
        [10, ['BIO'], 'VIANDES_VOLAILLES'],
        [30, [], 'VIANDES_VOLAILLES'],
        [5, ['PECHE_DURABLE'], 'PRODUITS_DE_LA_MER'],
        [15, [], 'PRODUITS_DE_LA_MER'],
        [40, null],
      ),
    )
    expect(shares).toMatchObject({
      percentageValueMeatPoultryEgalimHt: 0.25,
      percentageValueMeatPoultryFranceHt: 0,
      percentageValueMeatPoultryHt: 0.4,
      percentageValueFishEgalimHt: 0.25,
      percentageValueViandesVolaillesBio: 0.1,
    })
  })

  test('without purchases, the total alone has a share', () => {
    expect(percentagesOf(summaryOf())).toEqual({ percentageValueTotalHt: 1 })
  })
})

const group = fc.record({
  year: fc.integer({ min: 2023, max: 2027 }),
  family: fc.constantFrom(...productFamilies, null),
  characteristics: fc.option(fc.subarray([...storedCharacteristics])),
  cents: fc.integer({ min: 0, max: 100_000_000 }),
})

test('however purchases are grouped, the sums are the same, and the parts never exceed the total', () => {
  fc.assert(
    fc.property(fc.array(group), fc.nat(), (groups, cut) => {
      const whole = summarisePurchases(groups)
      const halves = [groups.slice(0, cut % (groups.length + 1)), groups.slice(cut % (groups.length + 1))].map(part =>
        summarisePurchases(part),
      )
      for (const [property, euros] of Object.entries(whole)) {
        const sum = halves.reduce((cents, half) => cents + Math.round(half[property as keyof typeof half] * 100), 0)
        expect(Math.round(euros * 100), property).toBe(sum)
      }
      const { valueBioHt, valueSustainableHt, valueEgalimOthersHt, valueExternalityPerformanceHt } = whole
      const parts = [valueBioHt, valueSustainableHt, valueEgalimOthersHt, valueExternalityPerformanceHt]
      const cents = parts.reduce((sum, part) => sum + Math.round(part * 100), 0)
      expect(cents).toBeLessThanOrEqual(Math.round(whole.valueTotalHt * 100))
    }),
  )
})

describe('French products', () => {
  const basket: readonly Bought[] = [
    [1, ['FRANCE'], 'VIANDES_VOLAILLES'],
    [2, ['SHORT_DISTRIBUTION'], 'VIANDES_VOLAILLES'],
    [4, ['LOCAL', 'BIO'], 'VIANDES_VOLAILLES'],
    [8, ['FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL'], 'VIANDES_VOLAILLES'],
    [16, ['EUROPE'], 'VIANDES_VOLAILLES'],
    [32, [], 'VIANDES_VOLAILLES'],
    [64, null, 'VIANDES_VOLAILLES'],
  ]

  test.each([
    ['9 = 1 + 8 say so', 2024, 9],
    ['15 = 1 + 2 + 4 + 8 say so, or are of a short supply chain, or local, each once', 2025, 15],
    ['9 = 1 + 8 say so', 2026, 9],
    ['9 = 1 + 8 say so', 2027, 9],
  ])('%s in %i, of meat as of any other family', (_, year, french) => {
    const summary = summaryIn(year, ...basket, ...basket.map(([euros, codes]): Bought => [euros, codes, 'BOISSONS']))
    expect(summary).toMatchObject({
      valueMeatPoultryFranceHt: french,
      valueViandesVolaillesFrance: french,
      valueViandesVolaillesShortDistribution: 10,
      valueViandesVolaillesLocal: 12,
      valueBoissonsFrance: french,
    })
  })

  test('purchases of several years count each by the rule of its own: 1 of 2024 and 15 of 2025', () => {
    const groups = [
      { year: 2024, cents: 100, characteristics: ['FRANCE'] as const },
      { year: 2024, cents: 900, characteristics: ['LOCAL'] as const },
      { year: 2025, cents: 1500, characteristics: ['LOCAL'] as const },
    ].map(group => ({ ...group, family: 'BOISSONS' as const, count: 1 }))
    expect(summarisePurchases(groups).valueBoissonsFrance).toBe(16)
    expect(sumsByOrigin(groups)).toMatchObject([
      { key: 'FRANCE', count: 2, valueTotalHt: 16 },
      { key: 'LOCAL', count: 2, valueTotalHt: 24 },
    ])
  })
})

describe('from 2025 on, as the public service of 2026 counts', () => {
  test.each([
    ['equivalent products count in externalities and performance', ['EQUIVALENTS'], 'valueExternalityPerformanceHt'],
    ['a label comes before it', ['EQUIVALENTS', 'RUP'], 'valueEgalimOthersHt'],
  ] as const)('%s', (_, characteristics, part) => {
    expect(summaryIn(2025, [10, characteristics])[part]).toBe(10)
    expect(summaryIn(2025, [10, characteristics, 'BOISSONS']).valueBoissonsNonEgalim).toBe(0)
  })

  test('10 of meat and 20 of fish in conversion count for EGalim, without a label of their own', () => {
    const bought = [
      [10, ['CONVERSION_BIO'], 'VIANDES_VOLAILLES'],
      [20, ['CONVERSION_BIO'], 'PRODUITS_DE_LA_MER'],
    ] as const
    const before = { valueBioHt: 30, valueMeatPoultryEgalimHt: 0, valueFishEgalimHt: 0, valueViandesVolaillesBio: 0 }
    expect(summaryIn(2024, ...bought)).toMatchObject(before)
    expect(summaryIn(2025, ...bought)).toMatchObject({
      ...before,
      valueMeatPoultryEgalimHt: 10,
      valueFishEgalimHt: 20,
      valueViandesVolaillesNonEgalim: 0,
    })
  })

  test('products whose characteristics are not given are of no label', () => {
    expect(summaryIn(2024, [10, null, 'BOISSONS']).valueBoissonsNonEgalim).toBe(0)
    expect(summaryIn(2025, [10, null, 'BOISSONS']).valueBoissonsNonEgalim).toBe(10)
  })

  test('meat and fish never exceed the four parts', () => {
    fc.assert(
      fc.property(fc.array(group), groups => {
        const summary = summarisePurchases(groups.map(each => ({ ...each, year: 2025 + (each.year % 3) })))
        const cents = (...properties: (keyof typeof summary)[]) =>
          properties.reduce((sum, property) => sum + Math.round(summary[property] * 100), 0)
        expect(cents('valueMeatPoultryEgalimHt', 'valueFishEgalimHt')).toBeLessThanOrEqual(
          cents('valueBioHt', 'valueSustainableHt', 'valueEgalimOthersHt', 'valueExternalityPerformanceHt'),
        )
      }),
    )
  })
})
