import type { Change } from '@ma-cantine/lib/repair/change'
import { describe, expect, test } from 'vitest'
import { file, purchase } from '../../support/files.ts'
import { repairContent } from '../../support/repair-content.ts'

const labels = Object.keys(purchase)
const cells = Object.values(purchase)
const lines = (...rows: readonly (readonly string[])[]): string => rows.map(row => `${row.join(';')}\n`).join('')

describe('rows', () => {
  test('that are blank are removed', async () => {
    const repair = await repairContent(lines(labels, [], cells, cells.fill.call([...cells], ''), ['', '  '], cells))
    expect(repair.text).toBe(lines(labels, cells, cells))
    expect(repair.changeTexts).toEqual(['2 - - → - blank-row', '4 - - → - blank-row', '5 - - → - blank-row'])
    expect(repair.after).toMatchObject({ valid: true, rows: 2 })
  })

  test('lose blank cells after the last column, and keep the others', async () => {
    const repair = await repairContent(lines(labels, [...cells, '', ' '], [...cells, '', 'x', '']))
    expect(repair.text).toBe(lines(labels, cells, [...cells, '', 'x']))
    expect(repair.changeTexts).toEqual(['2 9 ;  → - blank-cells', '3 11  → - blank-cells'])
  })

  test('keep blank cells after the last column where a cell is wrong: they may all be in another column', async () => {
    const shifted = lines(labels, ['21340172201787', 'Pommes', 'poires', ...cells.slice(2, -1), ''])
    expect((await repairContent(shifted)).text).toBe(shifted)
  })

  test('that stop early are left to a person', async () => {
    const original = lines(labels, cells.slice(0, 6))
    expect((await repairContent(original, { unsafe: true })).text).toBe(original)
  })
})

describe('a row that the comma of a number cut', () => {
  const head = 'siret,description,fournisseur,date,prix_ht,famille_produits,caracteristiques,definition_local'
  const row = (price: string, family = 'BOISSONS', text = 'Jus') =>
    `21340172201787,${text},GAEC,2024-03-15,${price},${family},"BIO,HVE",`
  const joined = (...rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`

  test('is put together when the person agrees, and mended by then only', async () => {
    const original = joined(row('12,50 €'), row('3'), row('1 200,5', 'boissons', '"Jus, eau"'))
    const safe = await repairContent(original)
    expect([safe.text, safe.changeTexts]).toEqual([original, []])
    expect(safe.before.groups.map(({ code, count }) => [code, count])).toEqual([
      ['cut-number', 2],
      ['enum', 1],
    ])
    const repair = await repairContent(original, { unsafe: true })
    expect(repair.text).toBe(joined(row('"12,50"'), row('3'), row('"1200,5"', 'BOISSONS', '"Jus, eau"')))
    expect(repair.changeTexts).toEqual([
      '2 5 12,50 € → 12,50 cut-number+currency',
      '4 5 1 200,5 → 1200,5 cut-number+thousands',
      '4 7 boissons → BOISSONS spelling',
    ])
    expect(repair.changes.map(({ safe }) => safe)).toEqual([false, false, true])
    expect(repair.after.valid).toBe(true)
  })

  test.each([
    ['a row whose other cells are right without it', '21340172201787,Jus,GAEC,2024-03-15,12,BOISSONS,,,50'],
    ['a text that a comma cut', '21340172201787,Jus, eau,GAEC,2024-03-15,12,BOISSONS,BIO,'],
    ['two cells more', '21340172201787,Jus,GAEC,2024-03-15,12,50,BOISSONS,BIO,,'],
    ['a half of a thousand spaces', `21340172201787,Jus,GAEC,2024-03-15,12,50${' '.repeat(1000)}€,BOISSONS,BIO,`],
    ['halves that make no number', '21340172201787,Jus,GAEC,2024-03-15,12,env. 50,BOISSONS,BIO,'],
  ])('is not seen in %s', async (_, text) => {
    const repair = await repairContent(joined(text), { unsafe: ['cut-number'] })
    expect(repair.text).toBe(joined(text))
    expect(repair.before.groups.map(({ code }) => code)).not.toContain('cut-number')
  })

  test('is not seen where two numbers of the row may have been cut', async () => {
    const content = file('diagnostics', [{}]).replaceAll(';', ',')
    const [labels = '', values = ''] = content.trimEnd().split('\n')
    const at = labels.split(',').indexOf('valeur_bio')
    const numbers = values.split(',').toSpliced(at, 1, '10', '20')
    const report = await repairContent(`${labels}\n${numbers.join()}\n`, { unsafe: true })
    expect(report.before.groups.map(({ code }) => code)).not.toContain('cut-number')
  })
})

describe('the header', () => {
  const moved = (row: readonly string[]) => [row[3], row[0], row[1], row[2], ...row.slice(4)] as string[]

  test('is spelt as in the schema', async () => {
    const respelt = labels.map(label =>
      label === 'prix_ht' ? 'Prix HT' : label === 'fournisseur' ? 'founisseur' : label,
    )
    const repair = await repairContent(lines(respelt, cells))
    expect(repair.text).toBe(lines(labels, cells))
    expect(repair.changeTexts).toEqual([
      '1 3 founisseur → fournisseur label-spelling',
      '1 5 Prix HT → prix_ht label-spelling',
    ])
    expect(repair.after.valid).toBe(true)
  })

  test('is put in order, its columns with it', async () => {
    const repair = await repairContent(lines(moved(labels), moved(cells), moved(cells)))
    expect(repair.text).toBe(lines(labels, cells, cells))
    expect(repair.changeTexts).toEqual(['1 1 A → D column-order'])
    expect(repair.after.valid).toBe(true)
  })

  test('gets the optional columns that are missing, and no mandatory one', async () => {
    const without = (row: readonly string[]) => row.filter((_, index) => index !== 3 && index !== 6)
    const repair = await repairContent(lines(without(labels), without(cells)))
    expect(repair.text).toBe(lines(labels.toSpliced(3, 1), cells.toSpliced(3, 1).with(5, '')))
    expect(repair.changeTexts).toEqual(['1 - - → caracteristiques missing-column'])
    expect(repair.after.errors.map(({ code }) => code)).toEqual(['missing-label'])
  })

  test('loses the columns without name and values', async () => {
    const wide = [...labels, '', '']
    const repair = await repairContent(lines(wide, [...cells, '', ''], [...cells, ' ', ''], cells))
    expect(repair.text).toBe(lines(labels, cells, cells, cells))
    expect(repair.changeTexts).toEqual(['1 9  → - blank-column', '1 10  → - blank-column'])
    expect(repair.after.valid).toBe(true)
  })

  test('keeps a column without a name that has values', async () => {
    const original = lines([...labels, ''], [...cells, ''], [...cells, 'à payer'])
    expect((await repairContent(original)).text).toBe(original)
  })

  test('loses unexpected columns on request only', async () => {
    const wide = (row: readonly string[], extra: string) => row.toSpliced(2, 0, extra)
    const original = lines(wide(labels, 'facture'), wide(cells, 'F12'))
    expect((await repairContent(original)).text).toBe(original)
    const repair = await repairContent(original, { unsafe: true })
    expect(repair.text).toBe(lines(labels, cells))
    expect(repair.changeTexts).toEqual(['1 3 facture → - surplus-column'])
    expect(repair.after.valid).toBe(true)
  })

  test('keeps unexpected columns after the same neighbours when others move', async () => {
    const wide = (row: readonly string[], extra: string) => moved(row).toSpliced(1, 0, extra)
    const { text } = await repairContent(lines(wide(labels, 'facture'), wide(cells, 'F12')))
    expect(text).toBe(lines(labels.toSpliced(4, 0, 'facture'), cells.toSpliced(4, 0, 'F12')))
  })

  test('takes an unknown label for the column of its place on request only', async () => {
    const original = lines(labels.with(2, 'vendeur'), cells)
    expect((await repairContent(original)).text).toBe(original)
    const repair = await repairContent(original, { unsafe: true })
    expect(repair.text).toBe(lines(labels, cells))
    expect(repair.changeTexts).toEqual(['1 3 vendeur → fournisseur label-by-place'])
  })

  test('that is missing is left to a person', async () => {
    const original = lines(cells, cells)
    for (const kind of ['achats', undefined] as const) {
      expect((await repairContent(original, { kind, unsafe: true })).text).toBe(original)
    }
  })

  test('and the cells are mended together', async () => {
    const repair = await repairContent(
      lines(moved(labels.with(4, 'Prix HT')), moved(cells.with(4, '12,50 €').with(3, '15/03/2024'))),
    )
    expect(repair.text).toBe(lines(labels, cells.with(4, '12,50')))
    expect(repair.changeTexts.slice(2)).toEqual([
      '2 1 15/03/2024 → 2024-03-15 date-format',
      '2 5 12,50 € → 12,50 currency',
    ])
    expect(repair.after.valid).toBe(true)
  })
})

describe('what is right keeps its bytes', () => {
  test.each(['\n', '\r\n', '\r'])('line ends %j, mixed with none at the end', async lineEnd => {
    const rows = [labels, cells.with(4, '12 €'), [], cells]
    const repair = await repairContent(rows.map(row => row.join('|')).join(lineEnd))
    expect(repair.text).toBe([labels, cells.with(4, '12'), cells].map(row => row.join('|')).join(lineEnd))
  })

  test('quotes stay where they were, needed or not', async () => {
    const row = (price: string) =>
      `"21340172201787",Pommes,"Ferme ""du Pont""",2024-03-15,${price},"FRUITS_ET_LEGUMES",,`
    const start = `"siret",${labels.slice(1).join(',')}\n`
    const repair = await repairContent(`${start}${row('"1 234,50"')}\n${row('12€')}\n`)
    expect(repair.text).toBe(`${start}${row('"1234,50"')}\n${row('12')}\n`)
  })

  test('a mended cell gets quotes when its new text needs them', async () => {
    const repair = await repairContent(`${labels.join(',')}\n${cells.with(6, 'bio;hve').join(',')}\n`)
    expect(repair.text).toBe(`${labels.join(',')}\n${cells.with(6, '"BIO,HVE"').join(',')}\n`)
  })

  test('the space after each delimiter stays', async () => {
    const repair = await repairContent(`${labels.join(', ')}\n${cells.with(4, '12 €').join(', ')}\n`)
    expect(repair.text).toBe(`${labels.join(', ')}\n${cells.with(4, '12').join(', ')}\n`)
    expect(repair.after.valid).toBe(true)
  })

  test('a quote in an odd place is read as the check reads it', async () => {
    const repair = await repairContent(lines(labels, cells.with(1, '"5"" inox" x').with(4, '12 €')))
    expect(repair.after.valid).toBe(true)
    expect(repair.changeTexts).toEqual(['2 5 12 € → 12 currency'])
    const original = lines(labels, cells.with(1, '"5"" inox" x'))
    expect((await repairContent(original)).text).toBe(original)
  })

  test('unreadable bytes stay beside a mended cell', async () => {
    const [start, end] = lines(labels, cells.with(1, '@').with(4, '12 €'), cells.with(1, 'é')).split('@') as [
      string,
      string,
    ]
    const bytes = Buffer.concat([Buffer.from(start), Buffer.of(0xff), Buffer.from(end)])
    // After the bytes that decide the encoding.
    const padding = Buffer.from(lines(cells.with(1, 'é')).repeat(2000))
    const header = Buffer.byteLength(lines(labels))
    const original = Buffer.concat([bytes.subarray(0, header), padding, bytes.subarray(header)])
    const repair = await repairContent(new Uint8Array(original))
    expect(repair.before.encoding).toBe('utf-8')
    expect(
      Buffer.from(repair.bytes).equals(
        Buffer.from(original.toString('latin1').replace(/12 \u00e2\u0082\u00ac/, '12'), 'latin1'),
      ),
    ).toBe(true)
  })

  test('the text after an unclosed quote stays', async () => {
    const tail = `${cells.join(';')}\n"${'x;y\n'.repeat(1000)}`
    const original = lines(labels, cells.with(4, '12 €')) + tail
    for (const chunkLength of [original.length, 100]) {
      const repair = await repairContent(original, { chunkLength })
      expect(repair.text).toBe(lines(labels, cells.with(4, '12')) + tail)
      expect(repair.after.errors).toMatchObject([{ code: 'unclosed-quote' }])
    }
  })

  test('a file that is no table stays as it is', async () => {
    for (const content of ['', '\ufeff', 'bonjour', '\n\n', 'PK\u0003\u0004abc', '%PDF-1.7']) {
      expect((await repairContent(content, { unsafe: true })).text).toBe(content)
    }
  })
})

test('all changes are counted, even those not returned', async () => {
  const changes: Change[] = []
  const original = lines(labels, ...Array.from({ length: 50 }, () => cells.with(4, '12 €').with(3, '15/03/2024')))
  const repair = await repairContent(original, { maximumChanges: 7, onChange: change => void changes.push(change) })
  expect(repair).toMatchObject({
    changeCount: 100,
    groups: [
      { fix: 'date-format', count: 50 },
      { fix: 'currency', count: 50 },
    ],
  })
  expect(repair.changes).toHaveLength(7)
  expect(changes).toHaveLength(100)
  expect(repair.groups.map(({ examples }) => examples.length)).toEqual([3, 3])
})
