import { canteenErrors } from '@ma-cantine/lib/canteens/canteen-errors'
import { type CanteenValues, meaningfulValues } from '@ma-cantine/lib/canteens/canteen-values'
import { describe, expect, test } from 'vitest'

const complete: CanteenValues = {
  name: 'Cantine des Tilleuls',
  siret: '21340172201787',
  sirenUniteLegale: null,
  postalCode: '54460',
  city: 'Liverdun',
  cityInseeCode: '54318',
  department: '54',
  sectors: [1],
  lineMinistry: null,
  dailyMealCount: 300,
  yearlyMealCount: 42_000,
  satelliteCanteensCount: null,
  centralProducerSiret: null,
  managementType: 'direct',
  productionType: 'site',
  economicModel: 'public',
}
const ofLegalUnit = { siret: null, sirenUniteLegale: '213401722' }
const kitchenSiret = '26566234910966'

/** Property and French sentence of each error of a new canteen. */
function errorsOf(change: Partial<CanteenValues>, given: readonly string[] = Object.keys(complete)): string[] {
  const errors = canteenErrors({ ...complete, ...change }, new Set(given))
  return Object.entries(errors).flatMap(([name, messages]) => messages.map(each => `${name}: ${each.in('fr')}`))
}

describe('a canteen is accepted', () => {
  test.each<[string, Partial<CanteenValues>]>([
    ['when complete', {}],
    ['of a legal unit', ofLegalUnit],
    ['of La Poste', { siret: '35600000040007' }],
    ['of the legal unit of La Poste', { siret: null, sirenUniteLegale: '356000000' }],
    ['with a SIRET and no town, which the register gives', { postalCode: null, city: null, cityInseeCode: null }],
    ['as a kitchen without diners', { productionType: 'central', dailyMealCount: null, satelliteCanteensCount: 1 }],
    ['as a kitchen with diners', { productionType: 'central_serving', satelliteCanteensCount: 300 }],
    ['as a satellite', { productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchenSiret }],
    ['of the State with its ministry', { sectors: [21], lineMinistry: 'justice' }],
    ['of a private prison', { sectors: [21], economicModel: 'private' }],
  ])('%s', (_, change) => {
    expect(errorsOf(change)).toEqual([])
  })
})

describe('a canteen is refused', () => {
  const required = 'Ce champ est obligatoire'
  test.each<[string, Partial<CanteenValues>, string[]]>([
    [
      'without what every canteen has',
      { name: '', economicModel: null, managementType: null, sectors: [], yearlyMealCount: null },
      ['name', 'economicModel', 'managementType', 'sectors', 'yearlyMealCount'].map(name => `${name}: ${required}`),
    ],
    ['without a type of production', { productionType: null }, [`productionType: ${required}`]],
    ['without SIRET or SIREN', { siret: null }, [`siret: ${required}`]],
    [
      'without the town of a canteen of a legal unit',
      { ...ofLegalUnit, postalCode: null, cityInseeCode: null },
      [`postalCode: ${required}`, `cityInseeCode: ${required}`],
    ],
    ['with a SIRET of 13 digits', { siret: '2134017220178' }, ['siret: Le numéro SIRET doit contenir 14 caractères']],
    [
      'with a mistyped SIRET',
      { siret: '21340172201788' },
      ['siret: « 21340172201788 » n’est pas un numéro SIRET : sa clé de contrôle est fausse.'],
    ],
    [
      'with a SIREN of 8 digits',
      { siret: null, sirenUniteLegale: '21340172' },
      ['sirenUniteLegale: Le numéro SIREN doit contenir 9 caractères'],
    ],
    [
      'with a mistyped SIREN',
      { siret: null, sirenUniteLegale: '213401723' },
      ['sirenUniteLegale: « 213401723 » n’est pas un numéro SIREN : vérifiez chaque chiffre.'],
    ],
    [
      'with a postal code of 4 digits',
      { postalCode: '5446' },
      ['postalCode: Le code postal doit contenir 5 caractères'],
    ],
    [
      'with an INSEE code of letters',
      { cityInseeCode: 'abcde' },
      ['cityInseeCode: Le code INSEE doit contenir 5 chiffres, ou 2A ou 2B suivi de 3 chiffres.'],
    ],
    ['without meals per day', { dailyMealCount: null }, [`dailyMealCount: ${required}`]],
    [
      'with no meal per day',
      { dailyMealCount: 0 },
      ['dailyMealCount: Une cantine qui sert des repas en sert au moins un par jour.'],
    ],
    ['with half a meal', { dailyMealCount: 1.5 }, ['dailyMealCount: Ce champ doit être un nombre entier.']],
    [
      'with fewer meals per year than per day',
      { dailyMealCount: 1200, yearlyMealCount: 300 },
      ['yearlyMealCount: « 300 » est inférieur au nombre de repas par jour, 1\u202f200.'],
    ],
    [
      'with no meal per year',
      { productionType: 'central', satelliteCanteensCount: 1, dailyMealCount: null, yearlyMealCount: 0 },
      ['yearlyMealCount: Une cantine prépare ou sert au moins un repas par an.'],
    ],
    [
      'with more meals than can be stored',
      { yearlyMealCount: 2_147_483_648 },
      ['yearlyMealCount: La valeur maximale est 2147483647.'],
    ],
    ['as a kitchen without satellites', { productionType: 'central' }, [`satelliteCanteensCount: ${required}`]],
    [
      'as a kitchen of no satellite',
      { productionType: 'central_serving', satelliteCanteensCount: 0 },
      ['satelliteCanteensCount: La valeur minimale est 1.'],
    ],
    [
      'as a kitchen of a legal unit',
      { ...ofLegalUnit, productionType: 'central', satelliteCanteensCount: 2 },
      [
        "productionType: Ce mode de production n'est pas disponible pour les établissements rattachés à une unité légale",
      ],
    ],
    [
      'as a satellite of nobody',
      { productionType: 'site_cooked_elsewhere' },
      [
        'centralProducerSiret: Une cantine dont les repas sont livrés doit donner le SIRET de l’établissement qui les livre.',
      ],
    ],
    [
      'as a satellite of a SIRET too short',
      { productionType: 'site_cooked_elsewhere', centralProducerSiret: '123' },
      ['centralProducerSiret: Le numéro SIRET doit contenir 14 caractères'],
    ],
    [
      'as a satellite of a mistyped SIRET',
      { productionType: 'site_cooked_elsewhere', centralProducerSiret: '26566234910967' },
      ['centralProducerSiret: « 26566234910967 » n’est pas un numéro SIRET : sa clé de contrôle est fausse.'],
    ],
    [
      'as a satellite of itself',
      { productionType: 'site_cooked_elsewhere', centralProducerSiret: '21340172201787' },
      ['centralProducerSiret: Le numéro SIRET du livreur ne peut pas être le même que celui de la cantine'],
    ],
    [
      'of the State without its ministry',
      { sectors: [1, 21] },
      ['lineMinistry: Une cantine publique de ce secteur doit nommer son ministère de tutelle.'],
    ],
  ])('%s', (_, change, expected) => {
    expect(errorsOf(change)).toEqual(expected)
  })
})

test('a change is checked against the rules that read it, and no others', () => {
  const old = { dailyMealCount: 0, economicModel: null }
  expect(errorsOf({ ...old, name: 'Autre nom' }, ['name'])).toEqual([])
  expect(errorsOf({ productionType: 'site_cooked_elsewhere', managementType: null }, ['productionType'])).toEqual([
    expect.stringMatching(/^centralProducerSiret: /),
  ])
  expect(errorsOf({ sectors: [21] }, ['sectors'])).toEqual([expect.stringMatching(/^lineMinistry: /)])
  expect(errorsOf({ siret: kitchenSiret, centralProducerSiret: kitchenSiret }, ['siret'])).toEqual([
    expect.stringMatching(/^centralProducerSiret: /),
  ])
})

test('a kitchen that serves no diner keeps no count per day', () => {
  expect(meaningfulValues({ ...complete, productionType: 'central' }).dailyMealCount).toBe(null)
  expect(meaningfulValues({ ...complete, productionType: 'central_serving' }).dailyMealCount).toBe(300)
})
