import { formOfMeasurement, isStepChanged } from '@ma-cantine/lib/waste/waste-form'
import type { WasteFormValues } from '@ma-cantine/lib/waste/waste-tunnel'
import { expect, test } from 'vitest'

test('a step whose radio buttons are all empty, which forms tell as null, is not changed', () => {
  const saved = formOfMeasurement(null)
  const values = { ...saved, unservedIsSorted: null } as unknown as WasteFormValues
  expect(isStepChanged('non-servies', values, saved)).toBe(false)
  expect(isStepChanged('non-servies', { ...values, unservedTotalMass: '4,6' }, saved)).toBe(true)
})
