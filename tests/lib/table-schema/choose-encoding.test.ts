import { fileEncoder } from '@ma-cantine/lib/repair/text-encoder'
import { chooseEncoding, readingsOf } from '@ma-cantine/lib/table-schema/choose-encoding'
import { type SingleByteEncoding, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import { describe, expect, test } from 'vitest'

const written = (text: string, encoding: SingleByteEncoding): Uint8Array =>
  fileEncoder(encoding).encode(new TextEncoder().encode(text))

describe.each(singleByteEncodings)('in %s', encoding => {
  test.each([
    'Crème fraîche',
    'Pâté de campagne',
    'Hôtel de Ville',
    'CRÈME FRAÎCHE ÉPAISSE',
    'Maïs, ça va, déjà vu',
    'modèle_économique',
    'À la forêt ; île, hôpital',
    'Comté râpé',
    'NOËL, pâtes et thé',
    'Bœuf bourguignon et pâté'.replace('œ', encoding === 'ibm850' ? 'oe' : 'œ'),
  ])('« %s » leaves no doubt', text => {
    expect(chooseEncoding(written(text, encoding))).toMatchObject({ encoding, isSure: true })
  })
})

test.each<[text: string, encoding: SingleByteEncoding]>([
  // Read in Windows-1252, the letter is a dash, or a sign of its own.
  ['Salade, août', 'ibm850'],
  ['où', 'ibm850'],
  ['Müller', 'macintosh'],
  ['N° 5', 'macintosh'],
  ['« Bio »', 'macintosh'],
])('« %s » alone in %s is not guessed', (text, encoding) => {
  expect(chooseEncoding(written(text, encoding)).isSure).toBe(false)
})

test.each([
  '12 €',
  'Prix € et N° 7 – fin',
  'l’eau',
  'Paris–Lyon',
  'Jalapeño',
  'œufs',
  '½ pain',
  'Müller',
  'Škoda, pâté',
])('the signs of Windows in « %s » stay', text => {
  expect(chooseEncoding(written(text, 'windows-1252'))).toMatchObject({ encoding: 'windows-1252', isSure: true })
})

test('the first words are shown, whole', () => {
  const { words } = chooseEncoding(written('Crème;fraîche;sel;pâté;brûlé;thé;café', 'macintosh'))
  expect(words).toEqual(['Crème', 'fraîche', 'pâté', 'brûlé', 'thé'])
})

test('words in doubt are shown as each encoding reads them, once each', () => {
  const { words, encoding } = chooseEncoding(written('Salade, août', 'ibm850'))
  expect(readingsOf(words.join(', '), encoding).map(({ encoding, words }) => [encoding, words])).toEqual([
    ['windows-1252', 'ao–t'],
    ['macintosh', 'aoñt'],
    ['ibm850', 'août'],
  ])
  expect(readingsOf('sel', 'windows-1252')).toEqual([{ encoding: 'windows-1252', words: 'sel' }])
})
