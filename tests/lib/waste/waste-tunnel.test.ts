import { shownSteps, slugAt } from '@ma-cantine/lib/tunnels/tunnel'
import { formOfMeasurement } from '@ma-cantine/lib/waste/waste-form'
import { wasteStep, wasteSteps } from '@ma-cantine/lib/waste/waste-tunnel'
import { expect, test } from 'vitest'

const stepsOf = (isSortedBySource: string) =>
  shownSteps(wasteSteps, { ...formOfMeasurement(null), isSortedBySource }, undefined)
const slugs = (isSortedBySource: string) => stepsOf(isSortedBySource).map(({ slug }) => slug)

test('the steps are six when the waste is sorted by source, or while that is not answered', () => {
  expect(slugs('yes')).toEqual(['periode', 'total', 'distinction', 'preparation', 'non-servies', 'reste-assiette'])
  expect(slugs('')).toEqual(slugs('yes'))
})

test('the steps are three when it is not sorted', () => {
  expect(slugs('no')).toEqual(['periode', 'total', 'distinction'])
})

test('the address of a source that is not asked about leads to the period', () => {
  expect(slugAt(stepsOf('yes'), 'preparation')).toBe('preparation')
  expect(slugAt(stepsOf('no'), 'preparation')).toBe('periode')
})

test('the steps ask for each property once, and require all but those of the sources', () => {
  const properties = wasteSteps.flatMap(({ asks }) => asks)
  expect(new Set(properties).size).toBe(properties.length)
  expect(properties).toHaveLength(17)
  expect(wasteSteps.flatMap(({ required = [] }) => required)).toEqual(properties.slice(0, 5))
})

test('three steps are about a source', () => {
  expect(wasteSteps.map(({ slug }) => wasteStep(slug).source)).toEqual([
    null,
    null,
    null,
    'preparation',
    'unserved',
    'leftovers',
  ])
})
