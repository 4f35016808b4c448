import { describe, expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

describe('one delimiter is recognised', () => {
  test.each([',', ';', '\t', '|'])('%j', async delimiter => {
    const report = await check(file('achats', [{}, { prix_ht: '12,50' }], delimiter))
    expect(listErrors(report)).toEqual([])
    expect(report).toMatchObject({ delimiter, rows: 2 })
  })

  test('decimal commas do not mislead, even when they outnumber the semicolons', async () => {
    const rows = Array.from({ length: 20 }, () => ({ description: 'a,b,c,d,e,f,g,h,i,j,k', prix_ht: '1,5' }))
    expect(await check(file('achats', rows, ';'))).toMatchObject({ valid: true, delimiter: ';' })
  })

  test('a quoted header', async () => {
    const [header = '', ...rows] = file('achats', [{}], ';').split('\n')
    const quoted = header.replace(/[^;]+/g, label => `"${label}"`)
    expect(await check([quoted, ...rows].join('\n'))).toMatchObject({ valid: true, delimiter: ';' })
  })

  test('a space after each comma is not part of the cells', async () => {
    const report = await check(file('achats', [{}]).replaceAll(',', ', '))
    expect(listErrors(report)).toEqual([])
    expect(report.delimiter).toBe(',')
  })

  test('a space after only some of the commas of the header is part of the cells', async () => {
    const [header = '', row = ''] = file('achats', [{}]).split('\n')
    const spaced = row.replace(',90.11', ', 90.11')
    const report = await check(`${header.replaceAll(',', ', ').replace(', ', ',')}\n${spaced}\n`)
    expect(listErrors(report)).toEqual(['2 prix_ht pattern'])
  })

  test('a wrong header that still resembles ours', async () => {
    const report = await check(file('achats', [{}], ';').replace('prix_ht', 'montant'), 'achats')
    expect(listErrors(report)).toEqual(['1 prix_ht incorrect-label'])
  })
})

describe('rows are cut as RFC 4180 says', () => {
  test.each<[string, string]>([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('%s end rows', async (_, end) => {
    expect(await check(file('achats', [{}, {}]).replaceAll('\n', end))).toMatchObject({ valid: true, rows: 2 })
  })

  test('the last row needs no line end', async () => {
    expect(await check(file('achats', [{}, {}]).trimEnd())).toMatchObject({ valid: true, rows: 2 })
  })

  test('a line break inside a quoted cell does not make a row', async () => {
    const report = await check(file('achats', [{ description: 'Pommes\nde terre' }, { date: 'x' }]))
    expect(report.rows).toBe(2)
    expect(listErrors(report)).toEqual(['3 date type-error'])
  })

  test('a quote inside an unquoted cell is an ordinary character', async () => {
    const content = file('achats', [{}, {}]).replace('Pommes de terre', 'Casserole 5" inox')
    expect(await check(content)).toMatchObject({ valid: true, rows: 2 })
  })

  test('a file cut in the middle of a quoted cell names its row, after the errors before it', async () => {
    const content = `${file('achats', [{ date: 'x' }, {}])}21340172201787,"Pommes de te`
    expect(listErrors(await check(content))).toEqual(['2 date type-error', '4 - unclosed-quote'])
  })

  test('a row of more than a megabyte stops the reading, with a clear error', async () => {
    const endless = `"${'Pommes de terre\n'.repeat(200_000)}`
    const report = await check(`${file('achats', [{}])}21340172201787,${endless}`)
    expect(listErrors(report)).toEqual(['3 - row-too-long'])
  })

  test('missing and surplus cells are errors, one by one', async () => {
    const [header = ''] = file('achats', []).split('\n')
    const report = await check(
      `${header}\n21340172201787,Pommes,Ferme,2024-03-15,12,,\n21340172201787,Pommes,Ferme,2024-03-15,12,,,,à voir\n`,
    )
    expect(listErrors(report)).toEqual(['2 definition_local missing-cell', '3 - extra-cell'])
  })

  test('a missing mandatory cell is one error', async () => {
    const [header = ''] = file('achats', []).split('\n')
    expect(listErrors(await check(`${header}\n21340172201787,Pommes,Ferme,2024-03-15\n`))).toEqual([
      '2 prix_ht missing-cell',
      '2 famille_produits missing-cell',
      '2 caracteristiques missing-cell',
      '2 definition_local missing-cell',
    ])
  })

  test('blank rows are errors, whether empty or made of delimiters', async () => {
    const [header, row] = file('achats', [{}]).split('\n')
    const report = await check(`${header}\n\n${row}\n,,,,,,,\n${row}\n`)
    expect(listErrors(report)).toEqual(['2 - blank-row', '4 - blank-row'])
    expect(report.rows).toBe(4)
  })

  test('a header alone is a table without rows', async () => {
    expect(await check(file('achats', []))).toMatchObject({ valid: true, rows: 0 })
  })
})
