import { describeError, schemaOf } from '@ma-cantine/lib'
import { roundHalfUp } from '@ma-cantine/lib/messages/round-half-up'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'

async function describeCell(field: string, value: string, locale: 'fr' | 'en' = 'fr') {
  const [error] = (await check(file('achats', [{ [field]: value }]), 'achats')).errors
  return error ? describeError(error, schemaOf('achats'), locale) : null
}

describe('a day that does not exist is told as such', () => {
  test.each([
    ['2024-02-30', 'Le jour « 2024-02-30 » n’existe pas : février 2024 compte 29 jours.'],
    ['31/02/2023', 'Le jour « 31/02/2023 » n’existe pas : février 2023 compte 28 jours.'],
    ['2024-13-01', 'Le jour « 2024-13-01 » n’existe pas : il n’y a pas de mois numéro 13.'],
    ['15/03/2024', '« 15/03/2024 » n’est pas une date valide.'],
    ['hier', '« hier » n’est pas une date valide.'],
  ])('%s', async (value, message) => {
    expect((await describeCell('date', value))?.message).toBe(message)
  })
})

describe('a SIRET that a spreadsheet spoilt is told as such', () => {
  test.each([
    ['1,23457E+13', 'Le tableur a pris ce numéro pour un nombre et l’a abrégé en « 1,23457E+13 ».'],
    [
      '21340172201787.0',
      'Le tableur a pris ce numéro pour un nombre et lui a ajouté des décimales : « 21340172201787.0 ».',
    ],
    ['1340172201781', '« 1340172201781 » n’a que 13 chiffres sur 14 : un tableur retire les zéros du début.'],
    ['213401722017870', '« 213401722017870 » a 15 chiffres au lieu de 14.'],
    ['21340172 01787', '« 21340172 01787 » n’a pas la forme attendue.'],
  ])('%s', async (value, message) => {
    expect((await describeCell('siret', value))?.message).toBe(message)
  })
})

describe('a value of a list with a character that cannot be seen is told by its name', () => {
  test.each([
    ['BOIS\u200bSONS', 'une espace sans largeur (U+200B) à l’intérieur'],
    ['BOISSONS\u{e0100}', 'le caractère invisible U+E0100 à la fin'],
    ['BOISSONS\ufe0f', 'le caractère invisible U+FE0F à la fin'],
    ['B\u041eISSONS', 'un caractère qui ressemble à « O » (U+041E) à l’intérieur'],
  ])('%j', async (value, hidden) => {
    const advice = (await describeCell('famille_produits', value))?.advice
    expect(advice).toBe(`Effacez cette valeur et retapez « BOISSONS » : elle contient ${hidden}.`)
  })
})

test.each([
  ['17300.125', '17300.13'],
  ['17300,124', '17300.12'],
  ['1.005', '1.01'],
  ['0.995', '1.00'],
  ['7', '7.00'],
  ['1e-7', '0.00'],
])('an amount of %s is shown as %s', (amount, shown) => {
  expect(roundHalfUp(amount)).toBe(shown)
})
