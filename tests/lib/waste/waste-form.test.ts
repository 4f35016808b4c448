import { issueMessage } from '@ma-cantine/lib/messages/issue-message'
import { formOfMeasurement, isStepChanged, stepDraft } from '@ma-cantine/lib/waste/waste-form'
import type { WasteFormValues } from '@ma-cantine/lib/waste/waste-tunnel'
import { describe, expect, test } from 'vitest'

test('a step whose radio buttons are all empty, which forms tell as null, is not changed', () => {
  const saved = formOfMeasurement(null)
  const values = { ...saved, unservedIsSorted: null } as unknown as WasteFormValues
  expect(isStepChanged('non-servies', values, saved)).toBe(false)
  expect(isStepChanged('non-servies', { ...values, unservedTotalMass: '4,6' }, saved)).toBe(true)
})

describe('a mass is read in kilograms', () => {
  const typed = (totalMass: string) =>
    stepDraft('total', '2026-11-26').safeParse({ ...formOfMeasurement(null), totalMass })
  test('with its unit', () => expect(typed('1 234,5 kg').data).toMatchObject({ totalMass: '1234.50' }))
  test('and refused in another', () => {
    const { error } = typed('900 g')
    expect(error?.issues.map(issue => [issue.path.join(), issueMessage(issue as never)?.in('fr')])).toEqual([
      ['totalMass', '« g » n’est pas l’unité de ce champ : indiquez une masse en kilogrammes, par exemple 12,50.'],
    ])
  })
})

test('a number of meals that is not whole is told as such', () => {
  const values = {
    ...formOfMeasurement(null),
    periodStartDate: '2026-03-09',
    periodEndDate: '2026-03-13',
    mealCount: '12,5',
  }
  const { error } = stepDraft('periode', '2026-11-26').safeParse(values)
  expect(error?.issues.map(issue => [issue.path.join(), issueMessage(issue as never)?.in('fr')])).toEqual([
    ['mealCount', 'Ce champ doit être un nombre entier.'],
  ])
})
