import { checkFile } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

const text = file('achats', [{ description: 'Crème brûlée' }, { description: 'Pâté de campagne' }])
const withEuro = file('achats', [{ description: 'Œufs à 3 €' }])

/** French text in one byte a character; windows-1252 has more than ISO-8859-1 between 0x80 and 0x9f. */
const windows = { '€': 0x80, Œ: 0x8c, œ: 0x9c, '’': 0x92 } as Record<string, number>
const singleByte = (content: string) =>
  Uint8Array.from([...content], character => windows[character] ?? character.charCodeAt(0))
const utf16 = (content: string, littleEndian: boolean, bom: boolean) => {
  const units = bom ? `\ufeff${content}` : content
  const view = new DataView(new ArrayBuffer(units.length * 2))
  for (let i = 0; i < units.length; i++) view.setUint16(i * 2, units.charCodeAt(i), littleEndian)
  return new Uint8Array(view.buffer)
}

describe('an encoding is recognised and named', () => {
  test.each<[string, Uint8Array | string, string, boolean]>([
    ['UTF-8', text, 'utf-8', false],
    ['ASCII, which is UTF-8', file('achats', [{}]), 'utf-8', false],
    ['UTF-8 with a byte order mark', `\ufeff${text}`, 'utf-8', true],
    ['UTF-16 little endian', utf16(text, true, true), 'utf-16le', true],
    ['UTF-16 big endian', utf16(text, false, true), 'utf-16be', true],
    ['UTF-16 little endian without a mark', utf16(text, true, false), 'utf-16le', false],
    ['UTF-16 big endian without a mark', utf16(text, false, false), 'utf-16be', false],
    ['ISO-8859-1', singleByte(text), 'iso-8859-1', false],
    ['windows-1252', singleByte(withEuro), 'windows-1252', false],
  ])('%s', async (_, bytes, encoding, bom) => {
    const report = await check(bytes)
    expect(listErrors(report)).toEqual([])
    expect(report).toMatchObject({ valid: true, encoding, bom })
  })

  test('late accents in a long file', async () => {
    const rows = [...Array.from({ length: 3000 }, () => ({})), { description: 'Crème' }]
    expect(await check(singleByte(file('achats', rows)))).toMatchObject({ valid: true, encoding: 'iso-8859-1' })
    expect(await check(file('achats', rows))).toMatchObject({ valid: true, encoding: 'utf-8' })
  })
})

test.each([
  ['é', 1],
  ['€', 1],
  ['€', 2],
  ['🥕', 1],
  ['🥕', 3],
])(
  'UTF-8 is recognised when the 64 KiB that tell it end within %s, after %i of its bytes',
  async (character, within) => {
    const marked = file('achats', [{ description: 'é#' }])
    const filling = 'x'.repeat(64 * 1024 - 'é'.length - 1 - within)
    const content = marked.replace('#', `${filling}${character}`)
    const bytes = new TextEncoder().encode(content)
    const window = bytes.subarray(bytes.findIndex(byte => byte >= 0x80)).subarray(0, 64 * 1024)
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(window)).toThrow()
    expect(await check(bytes)).toMatchObject({ valid: true, encoding: 'utf-8' })
  },
)

test('the verdict does not depend on how the bytes are cut', async () => {
  for (const bytes of [
    new TextEncoder().encode(`\ufeff${text}`),
    singleByte(withEuro),
    utf16(text, true, true),
    utf16(text, false, false),
    new TextEncoder().encode(file('achats', [{ description: 'à "b"\nc' }, { siret: '1' }, { date: 'x' }], ';')),
  ]) {
    const whole = await check(bytes)
    for (const size of [1, 2, 3, 7, 64]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      )
      expect(await checkFile(pieces)).toEqual(whole)
    }
  }
})

test('bytes that the encoding does not have are an error of their cell', async () => {
  const bytes = new TextEncoder().encode(file('achats', [{ description: 'Crème é' }, ...Array(2000).fill({}), {}]))
  const broken = bytes.slice()
  broken.set([0xff], broken.length - 60)
  const report = await check(broken)
  expect(report.encoding).toBe('utf-8')
  expect(report.errors).toMatchObject([{ code: 'encoding-error', row: 2003, field: 'description' }])
})

test('a character lost by an earlier conversion is an error', async () => {
  const report = await check(file('achats', [{ description: 'Cr\ufffdme' }]))
  expect(report.errors).toMatchObject([{ code: 'encoding-error', row: 2, field: 'description' }])
})

describe('a file that is not text is refused and named', () => {
  test.each<[string, readonly number[], string]>([
    ['a cut workbook', [0x50, 0x4b, 0x03, 0x04, 0x14], 'broken-workbook'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'xls'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], 'pdf'],
    ['a compressed file', [0x1f, 0x8b, 0x08], 'gzip'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d], 'image'],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image'],
    ['any other bytes', [1, 0, 0, 0, 2, 3, 0, 0], 'binary'],
  ])('%s', async (_, start, kind) => {
    const report = await check(Uint8Array.from([...start, ...Array(50).fill(7)]))
    expect(report.errors).toEqual([
      { code: 'format-error', row: 0, column: null, field: null, value: null, expected: kind },
    ])
    expect(report.encoding).toBeNull()
  })
})

test.each<[string, Uint8Array]>([
  ['no bytes', new Uint8Array(0)],
  ['a byte order mark alone', Uint8Array.from([0xef, 0xbb, 0xbf])],
])('an empty file is refused: %s', async (_, bytes) => {
  expect(listErrors(await check(bytes))).toEqual(['0 - empty-file'])
})
