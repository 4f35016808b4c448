import { ungarble } from '@ma-cantine/lib/table-schema/garbled-text'
import { asciiSize, highHalfOf, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import { describe, expect, test } from 'vitest'

const texts = ['Crème brûlée', 'ÉPICERIE NOËL', 'Marché d’été – 12 €', 'œufs, maïs et pâté', '« Bio » n° 3', 'À l’île']

describe.each(singleByteEncodings)('a text in UTF-8 that was read in %s', encoding => {
  const misread = (text: string): string =>
    Array.from(new TextEncoder().encode(text), byte =>
      byte < asciiSize ? String.fromCharCode(byte) : (highHalfOf(encoding)[byte - asciiSize] as string),
    ).join('')

  test.each(texts)('« %s » is told, whole or in part', text => {
    expect(ungarble(misread(text))).toBe(text)
    expect(ungarble(`${text}, ${misread(text)}`)).toBe(`${text}, ${text}`)
  })

  test('twice is told as well', () => {
    if (encoding === 'windows-1252') expect(ungarble(misread(misread('Crème')))).toBe('Crème')
  })
})

test.each([
  ...texts,
  'PÂTÉ',
  'CHÂTEAU',
  'CÔTE',
  'JOÃO',
  'São Paulo',
  'Ångström',
  'Quorn™',
  'ÂGÉ DE 3 ANS',
  'Ô Délices',
  '',
])('« %s » stays as it is', text => {
  expect(ungarble(text)).toBeNull()
})
