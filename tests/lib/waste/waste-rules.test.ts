import { readMass } from '@ma-cantine/lib/waste/mass'
import { newDoubts, wasteDoubts } from '@ma-cantine/lib/waste/waste-doubts'
import { NewWasteMeasurement, wasteValueNames } from '@ma-cantine/lib/waste/waste-input'
import { type WasteValues, wasteErrors } from '@ma-cantine/lib/waste/waste-rules'
import { describe, expect, test } from 'vitest'

const today = '2026-03-14'
const right: WasteValues = {
  ...(Object.fromEntries(wasteValueNames.map(name => [name, null])) as unknown as WasteValues),
  periodStartDate: '2026-03-09',
  periodEndDate: '2026-03-13',
  mealCount: 500,
  totalMass: '42.50',
}
const errorsOf = (values: Partial<WasteValues>) =>
  Object.fromEntries(
    Object.entries(wasteErrors({ ...right, ...values }, new Set(wasteValueNames), today)).map(([name, messages]) => [
      name,
      messages.map(message => message.in('fr')),
    ]),
  )

describe('a measurement', () => {
  test('may have a period that ends today, one meal, one kilogram', () => {
    expect(errorsOf({ periodEndDate: today, mealCount: 1, totalMass: '1.00' })).toEqual({})
  })

  test('does not end before it starts', () => {
    expect(errorsOf({ periodStartDate: '2026-03-13', periodEndDate: '2026-03-12' })).toEqual({
      periodEndDate: ['La date de fin ne peut pas être avant la date de début'],
    })
  })

  test('does not end in the future', () => {
    expect(errorsOf({ periodEndDate: '2026-03-15' })).toEqual({
      periodEndDate: ['La période ne peut pas se terminer dans l’avenir.'],
    })
  })

  test('has a meal at least', () => {
    expect(errorsOf({ mealCount: 0 })).toEqual({ mealCount: ['Le nombre de couverts doit être au moins de 1.'] })
  })

  test('weighs a kilogram at least', () => {
    expect(errorsOf({ totalMass: '0.99' })).toEqual({ totalMass: ['La masse totale doit être au moins de 1 kg.'] })
  })
})

describe.each(['preparation', 'unserved', 'leftovers'] as const)('the masses of %s', source => {
  const masses = (total: string | null, edible: string | null, inedible: string | null) =>
    errorsOf({
      [`${source}TotalMass`]: total,
      [`${source}EdibleMass`]: edible,
      [`${source}InedibleMass`]: inedible,
    })
  const sum = 'La somme de denrées comestibles et non comestibles devrait être égale au total'

  test('are right when they add up, as 0.1 + 0.2 = 0.3', () => {
    expect(masses('0.30', '0.10', '0.20')).toEqual({})
  })

  test('may differ by a hundredth, not by two', () => {
    expect(masses('10.01', '4.00', '6.00')).toEqual({})
    expect(masses('10.02', '4.00', '6.00')).toEqual({ [`${source}EdibleMass`]: [sum] })
  })

  test('need not add up while one of them is missing or zero', () => {
    expect(masses('10.00', '4.00', null)).toEqual({})
    expect(masses('10.00', '0.00', '6.00')).toEqual({})
    expect(masses(null, '4.00', '6.00')).toEqual({})
  })

  test('do not exceed the total', () => {
    expect(masses('10.00', '11.00', null)).toEqual({
      [`${source}EdibleMass`]: ['La masse de denrées comestibles ne peut pas dépasser le total'],
    })
    expect(masses('10.00', null, '11.00')).toEqual({
      [`${source}InedibleMass`]: ['La masse de denrées non comestibles ne peut pas dépasser le total'],
    })
  })
})

test('a rule applies only when one of its properties is given', () => {
  const values = { ...right, mealCount: 0, periodEndDate: '2026-03-01' }
  expect(Object.keys(wasteErrors(values, new Set(['mealCount']), today))).toEqual(['mealCount'])
})

describe('a mass', () => {
  test.each([
    ['12,5', '12.50'],
    ['12.5', '12.50'],
    ['1 234,56', '1234.56'],
    ['007', '7.00'],
    ['12.500', '12.50'],
    ['-0', '0.00'],
    ['', null],
    ['  ', null],
  ])('typed as %j is read as %j', (text, mass) => {
    expect(readMass(text)).toEqual({ mass })
  })

  test.each([
    ['12,345', 'wrong-mass'],
    ['12 kg', 'wrong-mass'],
    ['1e3', 'wrong-mass'],
    ['NaN', 'wrong-mass'],
    ['-3', 'negative-mass'],
    ['1234567890', 'mass-too-large'],
  ])('typed as %j is refused as %s', (text, error) => {
    expect(readMass(text)).toEqual({ error })
  })
})

test('an emptied value is read as missing, for existing clients send an empty text', () => {
  const body = { periodStartDate: '2026-03-09', periodEndDate: '2026-03-13', mealCount: '', totalMass: '' }
  expect(NewWasteMeasurement.parse(body)).toMatchObject({ mealCount: null, totalMass: null })
})

test('both ends of the period are required', () => {
  const { error } = NewWasteMeasurement.safeParse({ mealCount: 5 })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['periodStartDate', 'periodEndDate'])
})

describe('figures that surprise', () => {
  const doubtsOf = (values: Partial<WasteValues>) =>
    wasteDoubts({ ...right, ...values }).map(doubt => doubt.in('fr').replace(/\s/g, ' '))
  const sources = (mass: string) => ({ preparationTotalMass: mass, unservedTotalMass: mass, leftoversTotalMass: mass })

  test.each([
    [{}, []],
    [sources('14.17'), []],
    [sources('100.00'), ['Les sources font 300 kg ensemble, plus que le total de 42,5 kg.']],
    [{ totalMass: '300.00' }, []],
    [{ totalMass: '301.00' }, ['Le total fait 602 g par couvert.']],
    [{ totalMass: '301.00', mealCount: null }, []],
  ])('%j: %j', (values, doubts) => {
    expect(doubtsOf(values)).toEqual(doubts)
  })

  test('are asked about once, and again when they change', () => {
    const codesOf = (before: Partial<WasteValues>, after: Partial<WasteValues>) =>
      newDoubts({ ...right, ...before }, { ...right, ...after }).map(({ code }) => code)
    expect(codesOf({}, { totalMass: '400.00' })).toEqual(['much-per-meal'])
    expect(codesOf({ totalMass: '400.00' }, { totalMass: '400.00', isSortedBySource: true })).toEqual([])
    expect(codesOf({ totalMass: '400.00' }, { totalMass: '500.00' })).toEqual(['much-per-meal'])
  })
})
