import { type ChangeableValues, changeOne, type ManyChange } from '@ma-cantine/lib/purchases/many-purchases'
import { expect, test } from 'vitest'

const poultry: ChangeableValues = {
  canteenId: 1,
  date: '2024-01-01',
  provider: 'Marché',
  family: 'VIANDES_VOLAILLES',
  characteristics: ['FERMIER'],
  localDefinition: null,
}

const changed = (values: Partial<ChangeableValues>, change: ManyChange) => {
  const { values: after, impossible } = changeOne({ ...poultry, ...values }, change)
  return { ...after, impossible }
}

test('what is not named stays', () => {
  expect(changeOne(poultry, {})).toEqual({ values: poultry, impossible: [] })
  expect(changed({ characteristics: null }, { date: '2024-02-02' })).toMatchObject({ characteristics: null })
  // A purchase that has what its family excludes keeps it, until its nature changes.
  const bread: Partial<ChangeableValues> = { family: 'BOULANGERIE' }
  expect(changed(bread, { provider: null })).toMatchObject({ characteristics: ['FERMIER'], impossible: [] })
})

test('a family takes away what it excludes, and says so', () => {
  expect(changed({}, { family: 'BOISSONS' })).toMatchObject({
    family: 'BOISSONS',
    characteristics: [],
    impossible: ['FERMIER'],
  })
  expect(changed({}, { family: null })).toMatchObject({ family: null, characteristics: ['FERMIER'] })
})

test('characteristics are added beside those that are there, and removed from them', () => {
  expect(changed({}, { addCharacteristics: ['BIO', 'FERMIER'] }).characteristics).toEqual(['FERMIER', 'BIO'])
  expect(changed({}, { addCharacteristics: ['PECHE_DURABLE'] })).toMatchObject({
    characteristics: ['FERMIER'],
    impossible: ['PECHE_DURABLE'],
  })
  expect(changed({}, { removeCharacteristics: ['FERMIER', 'BIO'] }).characteristics).toEqual([])
  expect(changed({ characteristics: null }, { removeCharacteristics: ['BIO'] }).characteristics).toBeNull()
  expect(changed({ characteristics: null }, { addCharacteristics: ['BIO'] }).characteristics).toEqual(['BIO'])
})

test('what is local already keeps its meaning', () => {
  const change: ManyChange = { addCharacteristics: ['LOCAL'], localDefinition: 'REGION' }
  expect(changed({}, change).localDefinition).toBe('REGION')
  const local: Partial<ChangeableValues> = { characteristics: ['LOCAL'], localDefinition: 'AUTOUR_SERVICE' }
  expect(changed(local, change).localDefinition).toBe('AUTOUR_SERVICE')
})
