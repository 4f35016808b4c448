import type { CanteenValues } from '@ma-cantine/lib/canteens/canteen-values'
import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { describe, expect, test } from 'vitest'

const complete: CanteenValues = {
  name: 'Cantine des Tilleuls',
  siret: '21340172201787',
  sirenUniteLegale: null,
  postalCode: null,
  city: null,
  cityInseeCode: '54318',
  department: null,
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
const missing = (change: Partial<CanteenValues>) => missingCanteenFields({ ...complete, ...change })
const prison = 21

describe('a canteen is complete', () => {
  test.each<[string, Partial<CanteenValues>]>([
    ['with its SIRET', {}],
    ['with the SIREN of its legal unit', { siret: null, sirenUniteLegale: '213401722' }],
    ['as a kitchen without diners', { productionType: 'central', dailyMealCount: null, satelliteCanteensCount: 1 }],
    ['as a kitchen with diners', { productionType: 'central_serving', satelliteCanteensCount: 300 }],
    ['as a satellite', { productionType: 'site_cooked_elsewhere', centralProducerSiret: '26566234910966' }],
    ['of the State with its ministry', { sectors: [prison], lineMinistry: 'justice' }],
    ['of a private prison', { sectors: [prison], economicModel: 'private' }],
  ])('%s', (_, change) => expect(missing(change)).toEqual([]))
})

describe('a canteen lacks', () => {
  test.each<[string, Partial<CanteenValues>, readonly string[]]>([
    [
      'what every canteen has',
      { name: '', siret: null, cityInseeCode: null, economicModel: null, managementType: null, sectors: [] },
      ['name', 'siret', 'cityInseeCode', 'economicModel', 'managementType', 'sectors'],
    ],
    ['its type of production', { productionType: null }, ['productionType']],
    ['the ministry of its sector', { sectors: [prison] }, ['lineMinistry']],
    ['meals per day, where there are none', { dailyMealCount: 0 }, ['dailyMealCount']],
    ['meals per year', { yearlyMealCount: 0 }, ['yearlyMealCount']],
    [
      'the number of its satellites, as a kitchen',
      { productionType: 'central', satelliteCanteensCount: 0 },
      ['satelliteCanteensCount'],
    ],
    ['its kitchen, as a satellite', { productionType: 'site_cooked_elsewhere' }, ['centralProducerSiret']],
    [
      'a kitchen other than itself, as a satellite',
      { productionType: 'site_cooked_elsewhere', centralProducerSiret: complete.siret },
      ['centralProducerSiret'],
    ],
  ])('%s', (_, change, fields) => expect(missing(change)).toEqual(fields))
})
