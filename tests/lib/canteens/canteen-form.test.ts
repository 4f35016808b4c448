import {
  type CanteenFormValues,
  conditionalFields,
  emptyCanteenForm,
  formOfCanteen,
} from '@ma-cantine/lib/canteens/canteen-form'
import { CanteenForm } from '@ma-cantine/lib/canteens/canteen-form-draft'
import { issueMessage } from '@ma-cantine/lib/messages/issue-message'
import { describe, expect, test } from 'vitest'

const complete: CanteenFormValues = {
  ...emptyCanteenForm,
  hasSiret: 'has-siret',
  siret: '99821993500017',
  name: ' Cantine du Parc ',
  economicModel: 'private',
  managementType: 'direct',
  productionType: 'site',
  sectors: ['9', '3'],
  dailyMealCount: '100',
  yearlyMealCount: '14 000',
}

/** The sentences by field. */
function refusals(values: Partial<CanteenFormValues>): Record<string, string> {
  const { error } = CanteenForm.safeParse(
    { ...complete, ...values },
    { error: issue => issueMessage(issue as never)?.in('fr') },
  )
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const required = 'Ce champ est obligatoire'

describe('the form of a canteen', () => {
  test('gives the values to send, without the fields of the form alone', () => {
    expect(CanteenForm.parse(complete)).toEqual({
      name: 'Cantine du Parc',
      siret: '99821993500017',
      sirenUniteLegale: null,
      postalCode: null,
      city: null,
      cityInseeCode: null,
      department: null,
      economicModel: 'private',
      managementType: 'direct',
      productionType: 'site',
      centralProducerSiret: null,
      satelliteCanteensCount: null,
      sectors: [3, 9],
      lineMinistry: null,
      dailyMealCount: 100,
      yearlyMealCount: 14_000,
    })
  })

  test('says all that is missing at once', () => {
    expect(refusals(emptyCanteenForm)).toEqual({
      hasSiret: required,
      name: required,
      economicModel: required,
      managementType: required,
      productionType: required,
      sectors: required,
      dailyMealCount: required,
      yearlyMealCount: required,
    })
  })

  test('asks for an establishment in the words of its search', () => {
    const none = { siret: '', sirenUniteLegale: '' }
    expect(refusals(none)).toEqual({ siret: required })
    expect(refusals({ ...none, isFound: true })).toEqual({ siret: 'Vous devez sélectionner un établissement' })
    const unit = { ...none, hasSiret: 'no-siret', postalCode: '69006', noSiret: true, cityInseeCode: '69386' } as const
    expect(refusals(unit)).toEqual({ sirenUniteLegale: required })
    expect(refusals({ ...unit, isFound: true })).toEqual({
      sirenUniteLegale: 'Vous devez sélectionner ou créer un établissement',
    })
  })

  test('asks for the town of a canteen without SIRET, and for a confirmation', () => {
    const unit = { hasSiret: 'no-siret', siret: '', sirenUniteLegale: '998219935' } as const
    expect(refusals(unit)).toEqual({
      postalCode: required,
      citySelector: required,
      noSiret: 'La case doit être cochée',
    })
    expect(refusals({ ...unit, noSiret: true, postalCode: '6900' })).toEqual({
      postalCode: 'Le code postal doit contenir 5 caractères',
      citySelector: required,
    })
    expect(refusals({ ...unit, noSiret: true, postalCode: '69006', cityInseeCode: '69386' })).toEqual({})
  })

  test('asks to confirm one satellite, and 250 or more', () => {
    const kitchen = (count: string) => ({
      productionType: 'central',
      dailyMealCount: '',
      satelliteCanteensCount: count,
    })
    const unticked = 'La case doit être cochée'
    expect(refusals(kitchen('1'))).toEqual({ oneDelivery: unticked })
    expect(refusals({ ...kitchen('1'), oneDelivery: true })).toEqual({})
    expect(refusals(kitchen('249'))).toEqual({})
    expect(refusals(kitchen('250'))).toEqual({ manyDelivery: unticked })
    expect(refusals(kitchen(''))).toEqual({ satelliteCanteensCount: required })
  })

  test('refuses what is not a whole number', () => {
    expect(refusals({ yearlyMealCount: 'beaucoup', dailyMealCount: '1,5' })).toEqual({
      dailyMealCount: 'Ce champ doit être un nombre entier.',
      yearlyMealCount: 'Ce champ doit être un nombre entier.',
    })
  })

  test('shows and sends the fields that the answers call for, and no others', () => {
    const shown = conditionalFields({
      ...complete,
      economicModel: 'public',
      productionType: 'site_cooked_elsewhere',
      sectors: ['22'],
    })
    expect(shown).toMatchObject({ lineMinistry: true, centralProducerSiret: true, satelliteCanteensCount: false })
    expect(
      CanteenForm.parse({ ...complete, lineMinistry: 'agriculture', centralProducerSiret: '99746507500015' }),
    ).toMatchObject({ lineMinistry: null, centralProducerSiret: null })
  })

  test('of a stored canteen gives its values back unchanged', () => {
    const values = CanteenForm.parse({
      ...complete,
      productionType: 'central_serving',
      satelliteCanteensCount: '1',
      oneDelivery: true,
    })
    expect(CanteenForm.parse(formOfCanteen({ ...values, sectors: [...values.sectors] }))).toEqual(values)
  })
})
