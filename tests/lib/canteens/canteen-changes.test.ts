import { canteenMerge } from '@ma-cantine/lib/canteens/canteen-changes'
import type { FilledCanteen } from '@ma-cantine/lib/canteens/canteen-form-draft'
import { changedValues, mergeChanges, takeGroups } from '@ma-cantine/lib/entities/three-way-merge'
import { expect, test } from 'vitest'

const before: FilledCanteen = {
  name: 'Cantine du Parc',
  siret: '99821993500017',
  sirenUniteLegale: null,
  postalCode: '69006',
  city: 'Lyon',
  cityInseeCode: '69386',
  department: '69',
  sectors: [3, 9],
  lineMinistry: null,
  dailyMealCount: 100,
  yearlyMealCount: 14_000,
  satelliteCanteensCount: null,
  centralProducerSiret: null,
  managementType: 'direct',
  productionType: 'site',
  economicModel: 'public',
}

test('only the values that differ are sent', () => {
  expect(changedValues(canteenMerge, before, { ...before })).toEqual({})
  expect(
    changedValues(canteenMerge, before, { ...before, name: 'Le Parc', sectors: [3], dailyMealCount: null }),
  ).toEqual({
    name: 'Le Parc',
    sectors: [3],
    dailyMealCount: null,
  })
})

test('changes of two people to different fields are both kept', () => {
  const mine = { ...before, name: 'Le Parc' }
  const theirs = { ...before, dailyMealCount: 120, sectors: [9] }
  expect(mergeChanges(canteenMerge, before, mine, theirs)).toEqual({
    merged: { ...before, name: 'Le Parc', dailyMealCount: 120, sectors: [9] },
    conflicts: [],
  })
})

test('the same change made twice is no conflict', () => {
  const both = { ...before, name: 'Le Parc' }
  expect(mergeChanges(canteenMerge, before, both, both)).toEqual({ merged: both, conflicts: [] })
})

test('different changes to one field are a conflict, and none of the values is lost', () => {
  const mine = { ...before, name: 'Le Parc', yearlyMealCount: 15_000 }
  const theirs = { ...before, name: 'Collège du Parc', managementType: 'conceded' as const }
  const { merged, conflicts } = mergeChanges(canteenMerge, before, mine, theirs)
  expect(conflicts).toEqual(['name'])
  expect(merged).toEqual({ ...theirs, name: 'Le Parc', yearlyMealCount: 15_000 })
  expect(takeGroups(canteenMerge, merged, theirs, conflicts)).toEqual({ ...merged, name: 'Collège du Parc' })
})

test('two towns are one conflict, even when they share a département', () => {
  const mine = { ...before, postalCode: '69001', city: 'Lyon', cityInseeCode: '69381' }
  const theirs = { ...before, postalCode: '69100', city: 'Villeurbanne', cityInseeCode: '69266' }
  const { merged, conflicts } = mergeChanges(canteenMerge, before, mine, theirs)
  expect(conflicts).toEqual(['town'])
  expect(merged).toEqual(mine)
})
