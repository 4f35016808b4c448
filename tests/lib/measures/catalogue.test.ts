import { keyMeasureOf, keyMeasures, measureTags } from '@ma-cantine/lib/measures/catalogue'
import { fineForDestroyingFood } from '@ma-cantine/lib/measures/constants'
import {
  diversificationPlanThreshold,
  donationThreshold,
  isAskedAboutDiversificationPlan,
  isAskedAboutDonations,
} from '@ma-cantine/lib/measures/questions'
import { en } from '@ma-cantine/lib/measures/texts/en'
import { fr } from '@ma-cantine/lib/measures/texts/fr'
import { expect, test } from 'vitest'

test('the catalogue has the five measures and the seventeen duties of the specification', () => {
  const rows = keyMeasures.map(({ id, badgeId, progressField, subMeasures }) => [
    id,
    badgeId,
    progressField,
    subMeasures.map(duty => duty.id).join(', '),
  ])
  expect(rows).toEqual([
    ['qualite-des-produits', 'appro', 'tunnelAppro', 'cinquante, vingt'],
    ['gaspillage-alimentaire', 'waste', 'tunnelWaste', 'gaspillage-analyse, restes, dons, expe'],
    ['menus-vegetariens', 'diversification', 'tunnelDiversification', 'proteines, menu-vege, option-vege'],
    [
      'interdiction-du-plastique',
      'plastic',
      'tunnelPlastic',
      'bouteilles, ustensiles, contenants, reuse, reuse-takeaway',
    ],
    [
      'information-des-usagers',
      'info',
      'tunnelInfo',
      'convives-informes, informations-nutritionnelles, informations-etiquet-viande',
    ],
  ])
  expect(keyMeasures.flatMap(({ subMeasures }) => subMeasures)).toHaveLength(17)
})

test('the days of the specification hold, and each is written with its year', () => {
  const dutyOf = (id: string) => keyMeasures.flatMap(({ subMeasures }) => subMeasures).find(duty => duty.id === id)
  expect(keyMeasureOf('qualite-des-produits').deadline.earliestISO).toBe('2022-01-01')
  expect(keyMeasureOf('qualite-des-produits').deadline.display.fr).toContain('2024 pour la restauration privée')
  expect(dutyOf('dons')?.deadline.earliestISO).toBe('2020-10-22')
  expect(dutyOf('option-vege')?.deadline.earliestISO).toBe('2023-01-01')
  expect(dutyOf('contenants')?.deadline.earliestISO).toBe('2025-01-01')
  expect(dutyOf('contenants')?.deadline.display.fr).toMatch(/2028 .* moins de 2 000 habitants/)
  expect(dutyOf('menu-vege')?.tags).toEqual(['scolaire'])
  for (const { deadline, subMeasures } of keyMeasures) {
    for (const { earliestISO, display } of [deadline, ...subMeasures.map(duty => duty.deadline)]) {
      const [year = ''] = earliestISO.split('-')
      expect([display.fr, display.en].map(text => text.includes(year))).toEqual([true, true])
    }
  }
})

test.each([
  ['French', fr],
  ['English', en],
])('every measure, duty and sector has its text in %s', (_, texts) => {
  for (const { id, subMeasures } of keyMeasures) {
    const { summary, who, description, successExplanation } = texts.measures[id]
    for (const text of [summary, who, successExplanation, ...description]) expect(text.length).toBeGreaterThan(10)
    for (const duty of subMeasures) {
      const { title, shortTitle, how } = texts.subMeasures[duty.id]
      expect(title.length).toBeGreaterThan(shortTitle.length)
      expect(how.length).toBeGreaterThan(1)
    }
  }
  expect(Object.keys(texts.tags)).toEqual(measureTags)
})

test('the texts say the thresholds and the fine of the constants', () => {
  const figure = (count: number) => count.toLocaleString('fr').replace(/\s/g, ' ')
  expect(fr.subMeasures.dons.who).toContain(`plus de ${figure(donationThreshold)} repas par jour`)
  expect(fr.subMeasures.proteines.who).toContain(`plus de ${diversificationPlanThreshold} couverts par jour`)
  expect(fr.subMeasures.restes.description).toContain(`${figure(fineForDestroyingFood)} €`)
  expect(fr.measures['gaspillage-alimentaire'].summary).toContain('moitié moins de gaspillage en 2025 qu’en 2015')
})

test.each([
  ['site', 3000, false, true],
  ['site', 3001, true, true],
  ['site', 200, false, false],
  ['site_cooked_elsewhere', 201, false, true],
  ['central_serving', 100, false, false],
  // A kitchen without a dining place has no meals a day, and a former count says nothing.
  ['central', null, true, true],
  ['central', 10, true, true],
  ['site', null, true, true],
  [null, 50, false, false],
])(
  'a canteen of type %s with %s meals a day is asked about donations: %s, about its plan: %s',
  (type, meals, donation, plan) => {
    const canteen = { productionType: type, dailyMealCount: meals }
    expect([isAskedAboutDonations(canteen), isAskedAboutDiversificationPlan(canteen)]).toEqual([donation, plan])
  },
)

test('without a canteen, both questions are asked', () => {
  expect([isAskedAboutDonations(null), isAskedAboutDiversificationPlan(null)]).toEqual([true, true])
})
