import { percentagesOf } from '@ma-cantine/lib/purchases/purchase-percentages'
import { type PurchaseGroup, summarisePurchases } from '@ma-cantine/lib/purchases/purchase-summary'
import { expect, test } from 'vitest'

/** The seven purchases of the worked examples of 2026, in euros. */
const purchases: readonly (readonly [
  number,
  PurchaseGroup['family'],
  NonNullable<PurchaseGroup['characteristics']>,
])[] = [
  [100, 'VIANDES_VOLAILLES', ['BIO', 'COMMERCE_EQUITABLE', 'FRANCE']],
  [80, 'VIANDES_VOLAILLES', ['LABEL_ROUGE', 'FERMIER', 'SHORT_DISTRIBUTION']],
  [60, 'PRODUITS_DE_LA_MER', ['PECHE_DURABLE', 'EUROPE']],
  [40, 'FRUITS_ET_LEGUMES', ['HVE', 'PERFORMANCE', 'LOCAL']],
  [20, 'AUTRES', ['PERFORMANCE']],
  [50, 'VIANDES_VOLAILLES', []],
  [30, 'BOULANGERIE', ['FRANCE', 'LOCAL']],
]
const summary = summarisePurchases(
  purchases.map(([euros, family, characteristics]) => ({ year: 2026, family, characteristics, cents: euros * 100 })),
)

test('purchases of 2026 add up to the totals of the worked examples', () => {
  expect(summary).toMatchObject({
    valueTotalHt: 380,
    valueBioHt: 100,
    // « Fermier » beside a Label rouge counts for nothing more.
    valueSustainableHt: 80,
    valueEgalimOthersHt: 100,
    // The performance of the fruit was counted with its certification.
    valueExternalityPerformanceHt: 20,
    valueMeatPoultryHt: 230,
    valueMeatPoultryEgalimHt: 180,
    valueMeatPoultryFranceHt: 100,
    valueFishHt: 60,
    valueFishEgalimHt: 60,
    valueViandesVolaillesNonEgalim: 50,
    valueBoulangerieNonEgalim: 30,
    valueViandesVolaillesFrance: 100,
    valueFruitsEtLegumesFrance: 0,
    valueBoulangerieFrance: 30,
  })
})

test('a product from Europe with no label is no EGalim product', () => {
  const [euros, family] = [12, 'BOISSONS'] as const
  expect(summarisePurchases([{ year: 2026, family, characteristics: ['EUROPE'], cents: euros * 100 }])).toMatchObject({
    valueBoissonsNonEgalim: euros,
    valueBoissonsFrance: 0,
  })
})

test('their shares are those of the worked examples', () => {
  const shares = percentagesOf(summary)
  expect(shares.percentageValueBioHt).toBeCloseTo(0.26316, 5)
  expect(shares.percentageValueMeatPoultryEgalimHt).toBeCloseTo(0.78261, 5)
  expect(shares.percentageValueMeatPoultryFranceHt).toBeCloseTo(0.43478, 5)
})
