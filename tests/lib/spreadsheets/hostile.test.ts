import { type CheckOptions, checkFile, describeError } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { archiveOfEmptyFiles } from '../../support/empty-files.ts'
import { listErrors, purchase } from '../../support/files.ts'
import { inlineRows, odsParts, packParts, textRows, xlsxParts } from '../../support/workbooks.ts'

const purchases = [Object.keys(purchase), Object.values(purchase)]
const xlsx = () => xlsxParts([{ name: 'Achats', rows: inlineRows(purchases) }])
const ods = (rows = textRows(purchases)) => odsParts([{ name: 'Achats', rows }])

const check = (bytes: Uint8Array, options?: CheckOptions) => checkFile([bytes], options)

/** The error of a file that could not be read to its end. */
async function refusal(bytes: Uint8Array, options?: CheckOptions) {
  const report = await check(bytes, options)
  expect(report.errorCount).toBe(1)
  const [error] = report.errors
  return { code: error?.code, what: error?.expected, message: error && describeError(error, null, 'fr').message }
}

const broken = {
  code: 'format-error',
  what: 'broken-workbook',
  message: 'Le fichier est un classeur abîmé ou incomplet : il n’a pas pu être lu.',
}

describe('a damaged archive', () => {
  test('cut anywhere is a broken workbook', async () => {
    const bytes = await packParts(xlsx())
    for (let length = 4; length < bytes.length; length += 97) {
      expect(await refusal(bytes.subarray(0, length)), `${length} bytes`).toEqual(broken)
    }
  })

  test('with changed bytes ends in a report', async () => {
    const bytes = await packParts(ods())
    for (let position = 4; position < bytes.length; position += 41) {
      const damaged = bytes.slice()
      damaged[position] = (damaged[position] ?? 0) ^ 0x55
      expect((await check(damaged)).rows).toBeLessThan(2)
    }
  })

  test('without a part that it refers to is a broken workbook', async () => {
    const { 'xl/worksheets/sheet1.xml': _, ...parts } = xlsx()
    expect(await refusal(await packParts(parts))).toEqual(broken)
  })

  test.each([
    ['unknown entity', '&lol;'],
    ['element left open', '<a>'],
    ['stray closing', '</sheetData>'],
    ['shared text that is not there', '<c t="s"><v>7</v></c>'],
    ['row before the last one', '<row r="1"/>'],
    ['row beyond the last', '<row r="1048577"/>'],
    ['column beyond the last', '<c r="XFE1"><v>1</v></c>'],
  ])('with an %s is a broken workbook', async (_, xml) => {
    const rows = `<row r="1"><c t="inlineStr"><is><t>siret</t></is></c></row><row r="2">${xml}</row>`
    const report = await check(await packParts(xlsxParts([{ name: 'Achats', rows }])))
    expect(report.errors.at(0)).toMatchObject({ code: 'format-error', expected: 'broken-workbook' })
  })
})

describe('an archive of something else', () => {
  test.each([
    ['an archive of files', { 'achats.csv': 'siret' }],
    ['a text document', { 'META-INF/manifest.xml': '<manifest/>', 'content.xml': '<office:document-content/>' }],
    ['a Word document', { ...xlsx(), 'xl/workbook.xml': '<document/>' }],
  ])('%s is not a workbook', async (_, parts) => {
    expect(await refusal(await packParts(parts))).toMatchObject({ code: 'format-error', what: 'archive' })
  })
})

describe('a protected workbook', () => {
  const protectedError = {
    code: 'format-error',
    what: 'protected-workbook',
    message: 'Le fichier est un classeur protégé par un mot de passe : il n’a pas pu être lu.',
  }

  test('in ODS is recognised by its manifest', async () => {
    const manifest = '<manifest:manifest><manifest:encryption-data/></manifest:manifest>'
    expect(await refusal(await packParts({ ...ods(), 'META-INF/manifest.xml': manifest, 'content.xml': '§' }))).toEqual(
      protectedError,
    )
  })

  test('by the archive itself is recognised', async () => {
    expect(await refusal(await packParts(xlsx(), 'secret'))).toEqual(protectedError)
  })

  test('in XLSX is distinguished from a workbook of former Excel versions', async () => {
    const compound = (name: string) => {
      const bytes = new Uint8Array(4096)
      bytes.set([0xd0, 0xcf, 0x11, 0xe0])
      bytes.set(new Uint8Array(Buffer.from(name, 'utf16le')), 2000)
      return bytes
    }
    expect(await refusal(compound('EncryptedPackage'))).toEqual(protectedError)
    expect(await refusal(compound('Workbook'))).toMatchObject({ code: 'format-error', what: 'xls' })
    const bytes = compound('EncryptedPackage')
    const report = await checkFile([bytes.subarray(0, 2011), bytes.subarray(2011)])
    expect(report.errors[0]?.expected).toBe('protected-workbook')
  })
})

describe('entities', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${'bcdefghij'
    .split('')
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
    .join('')}]>`

  test.each([
    ['xlsx', { ...xlsx(), 'xl/sharedStrings.xml': `${laughs}<sst><si><t>&j;</t></si></sst>` }],
    ['ods', { ...ods(), 'content.xml': `${laughs}<office:document-content>&j;</office:document-content>` }],
    ['a file from outside', { ...xlsx(), 'xl/styles.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><styleSheet/>' }],
  ])('of a document type are refused without being read, in %s', async (_, parts) => {
    expect(await refusal(await packParts(parts))).toEqual(broken)
  })
})

describe('a workbook that unpacks without end', () => {
  const tooLarge = {
    code: 'unpacked-too-large',
    message: 'Une fois décompressé, le classeur est trop volumineux pour être lu.',
  }
  const workbookLimits = { unpackedBytes: 5_000_000, cells: 100_000, sharedCharacters: 1_000_000 }

  test('stops at the limit of bytes', async () => {
    const rows = '<row></row>'.repeat(600_000)
    const bytes = await packParts(xlsxParts([{ name: 'Achats', rows }]))
    expect(bytes.length).toBeLessThan(50_000)
    expect(await refusal(bytes, { workbookLimits })).toMatchObject(tooLarge)
  })

  test('stops at the limit of shared texts', async () => {
    const strings = '<si><t>a</t></si>'.repeat(200_000)
    const bytes = await packParts(xlsxParts([{ name: 'Achats', rows: inlineRows(purchases) }], { strings }))
    expect(await refusal(bytes, { workbookLimits: { sharedCharacters: 100_000 } })).toMatchObject(tooLarge)
  })

  test.each([
    [
      'a cell repeated along rows repeated',
      'table:number-columns-repeated="16384"',
      'table:number-rows-repeated="1048576"',
    ],
    ['a row repeated a billion times', '', 'table:number-rows-repeated="1000000000"'],
  ])('stops at the limit of cells: %s', async (_, cell, row) => {
    const rows = `${textRows(purchases)}<table:table-row ${row}><table:table-cell office:value-type="string" ${cell}><text:p>a</text:p></table:table-cell></table:table-row>`
    const report = await check(await packParts(ods(rows)), { workbookLimits, maximumErrors: 0 })
    expect(report.groups.map(({ code }) => code)).toContain('unpacked-too-large')
  })

  test('stops when a billion empty rows come before a filled one', async () => {
    const rows = `${textRows(purchases)}<table:table-row table:number-rows-repeated="1000000000"><table:table-cell/></table:table-row>${textRows(purchases)}`
    expect(await refusal(await packParts(ods(rows)), { workbookLimits })).toMatchObject(tooLarge)
  })

  test('stops when the file itself is too large for memory', async () => {
    expect(await refusal(await packParts(xlsx()), { workbookLimits: { packedBytes: 100 } })).toMatchObject(tooLarge)
  })

  test.each([
    ['a text', `<c t="inlineStr"><is><t>${'a'.repeat(9_000_000)}</t></is></c>`],
    ['pieces of a text', `<c t="inlineStr"><is>${'<t>aaaaaaaaaa</t>'.repeat(200_000)}</is></c>`],
    ['an attribute', `<c r="${'A'.repeat(9_000_000)}"/>`],
    ['a comment', `<!--${'a'.repeat(9_000_000)}-->`],
    ['elements inside one another', '<c>'.repeat(100_000)],
  ])('is broken when %s never ends', async (_, xml) => {
    const rows = `<row>${xml}</row>`
    expect(await refusal(await packParts(xlsxParts([{ name: 'Achats', rows }])))).toEqual(broken)
  })
})

test.each([
  ['5 000 parts, as no workbook has, is recognised', 5000, 'archive'],
  ['more is left before its parts fill the memory', 5001, 'broken-workbook'],
  ['60 000 is left there too', 60_000, 'broken-workbook'],
])('an archive of %s', async (_, parts, what) => {
  expect(await refusal(archiveOfEmptyFiles(parts))).toMatchObject({ code: 'format-error', what })
})

test('a row that is too long is an error with its number', async () => {
  const cell = `<table:table-cell table:number-columns-repeated="2000" office:value-type="string"><text:p>${'a'.repeat(1000)}</text:p></table:table-cell>`
  const rows = `${textRows(purchases)}<table:table-row>${cell}</table:table-row>`
  expect(listErrors(await check(await packParts(ods(rows))))).toEqual(['3 - row-too-long'])
})

test('a workbook that breaks after some rows gives the same report as one that breaks before', async () => {
  const rows = inlineRows([...purchases, ['x']])
  const late = await check(await packParts(xlsxParts([{ name: 'Achats', rows: `${rows}<row r="1"/>` }])))
  const early = await check(
    await packParts(xlsxParts([{ name: 'Achats', rows: `${inlineRows(purchases)}<row r="1"/>` }])),
  )
  expect(late).toEqual(early)
  expect(late).toMatchObject({ rows: 0, schema: null, errorCount: 1 })
})
