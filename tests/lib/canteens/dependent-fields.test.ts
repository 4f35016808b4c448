import { emptyCanteenForm } from '@ma-cantine/lib/canteens/canteen-form'
import { fieldsToEmpty } from '@ma-cantine/lib/canteens/dependent-fields'
import { expect, test } from 'vitest'

const establishment = ['siret', 'sirenUniteLegale', 'postalCode', 'citySelector', 'city', 'cityInseeCode', 'department']

test('other sectors may have another ministry', () => {
  expect(fieldsToEmpty('sectors', { ...emptyCanteenForm, sectors: ['2'], lineMinistry: 'agriculture' })).toEqual([
    'lineMinistry',
  ])
})

test.each(['has-siret', 'no-siret'] as const)('the choice of %s forgets the establishment and its place', hasSiret => {
  expect(fieldsToEmpty('hasSiret', { ...emptyCanteenForm, hasSiret, productionType: 'site' })).toEqual([
    ...establishment,
    'noSiret',
  ])
})

test.each(['central', 'central_serving'])('without a SIRET, a canteen is no kitchen (%s)', productionType => {
  const form = { ...emptyCanteenForm, productionType }
  const kitchen = ['productionType', 'satelliteCanteensCount']
  expect(fieldsToEmpty('hasSiret', { ...form, hasSiret: 'no-siret' })).toEqual(expect.arrayContaining(kitchen))
  expect(fieldsToEmpty('hasSiret', { ...form, hasSiret: 'has-siret' })).not.toContain('productionType')
})

test('another production asks for its own numbers', () => {
  expect(fieldsToEmpty('productionType', { ...emptyCanteenForm, productionType: 'central' })).toEqual([
    'satelliteCanteensCount',
    'centralProducerSiret',
    'dailyMealCount',
    'oneDelivery',
    'manyDelivery',
  ])
})
