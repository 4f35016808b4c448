import { schemaOf } from '@ma-cantine/lib'
import { applyMapping, type Conversion } from '@ma-cantine/lib/mapping/apply-mapping'
import { fitOf } from '@ma-cantine/lib/mapping/fits-mapping'
import type { DateOrder, DecimalMark, Mapping } from '@ma-cantine/lib/mapping/mapping'
import { mappingOf, proposeMapping } from '@ma-cantine/lib/mapping/propose-mapping'
import { proposeValues, splitTexts } from '@ma-cantine/lib/mapping/propose-values'
import { readAmount, readDay } from '@ma-cantine/lib/mapping/read-cells'
import { RowOrigins } from '@ma-cantine/lib/mapping/row-origins'
import { surveySource } from '@ma-cantine/lib/mapping/survey-source'
import { TextRows } from '@ma-cantine/lib/mapping/text-rows'
import { RowReader } from '@ma-cantine/lib/table-schema/row-reader'
import { describe, expect, test } from 'vitest'

const encode = (text: string) => [new TextEncoder().encode(text)]

async function propose(text: string) {
  const survey = await surveySource(encode(text), { kind: 'achats' })
  if (!survey || 'doubt' in survey) throw new Error('no table')
  return proposeMapping('achats', survey)
}

async function convert(text: string, change: (mapping: Mapping) => Mapping = mapping => mapping, file = text) {
  const proposal = await propose(text)
  const choices = { constants: [], negativeAmounts: 'refuse', totals: 'leave-out' } as const
  const mapping = change(mappingOf('achats', proposal, choices))
  let written = ''
  const decoder = new TextDecoder()
  const conversion = await applyMapping(encode(file), mapping, {
    write: bytes => {
      written += decoder.decode(bytes, { stream: true })
    },
  })
  return { conversion, rows: written.trim().split('\r\n').slice(1), mapping }
}

test.each<[string, DateOrder, string | null]>([
  ['04/03/2024', 'day-month-year', '2024-03-04'],
  ['4.3.24', 'day-month-year', '2024-03-04'],
  ['03/04/2024 08:15', 'month-day-year', '2024-03-04'],
  ['20240304', 'year-month-day', '2024-03-04'],
  ['2024-03-04T08:00:00Z', 'day-month-year', '2024-03-04'],
  ['1er août 2024', 'day-month-year', '2024-08-01'],
  ['45355', 'excel-serial', '2024-03-04'],
  ['31/02/2024', 'day-month-year', null],
  ['13/13/2024', 'month-day-year', null],
  ['12', 'excel-serial', null],
])('the day %s in the order %s is %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day)
})

test.each<[string, DecimalMark, string | null]>([
  ['1 234,50 €', ',', '1234.50'],
  ['1\u202f234,50', ',', '1234.50'],
  ['1.234', ',', '1234'],
  ['1.234', '.', '1.234'],
  ['1,234.5', '.', '1234.5'],
  ['12.50', ',', '12.50'],
  ['(12,00)', ',', '-12.00'],
  ['12,00-', ',', '-12.00'],
  ['- 12 EUR', ',', '-12'],
  ['12 kg', ',', null],
  ['1.2.3', '.', null],
])('the amount %s with the decimal mark %s is %s', (text, mark, amount) => {
  expect(readAmount(text, mark)).toBe(amount)
})

describe('a proposal', () => {
  test('does not take unit prices, taxes, due dates or the SIRET of a supplier for ours', async () => {
    const { columns, missing } = await propose(
      'SIRET fournisseur;Date échéance;Date facture;Fournisseur;Produit;PU HT;Montant TTC;Montant HT\n' +
        '21340172201787;30/04/2024;14/03/2024;Ferme;Carottes;1,20;38,00;36,00\n',
    )
    const labels = Object.fromEntries(columns.map(({ field, sources }) => [field, sources[0]?.column.label]))
    expect(labels).toMatchObject({ siret: undefined, date: 'Date facture', prix_ht: 'Montant HT' })
    expect(missing).toEqual(['siret'])
  })

  test('finds columns by their content when names tell nothing, and says that it is not sure', async () => {
    const { columns } = await propose('A;B;C\nx1;14/03/2024;12,50\nx2;15/03/2024;8,10\n')
    const of = (field: string) => columns.find(column => column.field === field)
    expect(of('date')).toMatchObject({ sure: false, sources: [{ why: 'dates', column: { label: 'B' } }] })
    expect(of('prix_ht')).toMatchObject({ sure: false, sources: [{ why: 'amounts', column: { label: 'C' } }] })
  })

  test.each([
    ['whose days may all be months', '05/03/2024', '06/03/2024'],
    ['of which one has the month first', '03/13/2024', '06/03/2024'],
    ['of which as many have the month first as the day', '03/13/2024', '13/03/2024'],
  ])('doubts dates %s', async (_, second, third) => {
    const rows = ['04/03/2024', second, third].map(day => `${day};Riz;1,5\n`)
    const { columns } = await propose(`Date;Produit;Montant HT\n${rows.join('')}`)
    expect(columns.find(({ field }) => field === 'date')?.sources).toMatchObject([{ doubtfulDates: true }])
  })

  test('says which values it knows, which it guesses and which it does not know', () => {
    const family = schemaOf('achats').fields.find(({ name }) => name === 'famille_produits')
    if (!family) throw new Error('no family')
    const texts = ['BOISSONS', 'Viandes et volailles', 'crémerie', 'Legumes', 'Epicerye', 'Lessive'].map(text => ({
      text,
      count: 1,
    }))
    expect(proposeValues(family, texts).map(({ codes, why, sure }) => [codes[0], why, sure])).toEqual([
      ['BOISSONS', 'code', true],
      ['VIANDES_VOLAILLES', 'label', true],
      ['PRODUITS_LAITIERS', 'name', true],
      ['FRUITS_ET_LEGUMES', 'name', true],
      ['AUTRES', 'spelling', false],
      [undefined, 'none', false],
    ])
  })
})

test('values of cells that hold several are counted by cell, the most frequent first', () => {
  const texts = [
    { text: 'Bio / HVE', count: 3 },
    { text: 'HVE', count: 2 },
    { text: ' / Bio', count: 1 },
  ]
  expect(splitTexts(texts, '/')).toEqual([
    { text: 'HVE', count: 5 },
    { text: 'Bio', count: 4 },
  ])
})

describe('a mapping', () => {
  const header = 'Date;Produit;Montant HT;Famille'

  test('leaves blank rows and totals out, and keeps the rows of the file', async () => {
    const { conversion, rows } = await convert(
      `Titre\n\n${header}\n14/03/2024;Riz;1,5;Épicerie\n\n15/03/2024;Pain;2;Boulangerie\nTotal;;3,5;\n`,
    )
    expect(rows).toEqual([';Riz;;2024-03-14;1,5;AUTRES;;', ';Pain;;2024-03-15;2;BOULANGERIE;;'])
    const { origins, leftOut } = conversion as Conversion
    expect([origins.of(1), origins.of(2), origins.of(3)]).toEqual([3, 4, 6])
    expect([leftOut.blank.rows, leftOut.total.rows]).toEqual([[5], [7]])
  })

  test.each([
    ['the only total', 'Total;;3,5;', { row: 4, amount: 3.5, leftOut: 0, rounded: 0 }],
    ['a total below another', 'Total Pomona;;3,5;\nTotaux;;7,5;', { row: 5, amount: 7.5, leftOut: 0, rounded: 0 }],
    [
      'a total by its name',
      'Sous-total;;3,5;\n16/03/2024;Sel;1,005;\nTotal général;;4,5;',
      { row: 6, amount: 4.5, leftOut: 0, rounded: 1 },
    ],
    ['none of several', 'Total A;;3,5;\n16/03/2024;Sel;1;\nTotal B;;1;', null],
    ['none of the rows above alone', 'Total;;3,5;\n16/03/2024;Sel;1;', null],
    ['no amount', 'Total;;;', null],
  ])('finds the total of the whole file: %s', async (_, end, expected) => {
    const text = `${header}\n14/03/2024;Riz;1,5;Épicerie\n15/03/2024;Pain;2;Boulangerie\n`
    const { conversion } = await convert(text, undefined, `${text}${end}\n`)
    expect((conversion as Conversion).fileTotal).toEqual(expected)
  })

  test('adds up the credit notes that it leaves out', async () => {
    const text = `${header}\n14/03/2024;Riz;11,5;Épicerie\n15/03/2024;Avoir;-1,5;Boulangerie\nTotal;;10;\n`
    const { conversion } = await convert(text, mapping => ({ ...mapping, negativeAmounts: 'leave-out' }))
    expect((conversion as Conversion).fileTotal).toEqual({ row: 4, amount: 10, leftOut: -1.5, rounded: 0 })
  })

  test('leaves a value that it does not know as it is, for the check to name', async () => {
    const text = `${header}\n14/03/2024;Riz;1,5;Épicerie\n`
    const { conversion, rows } = await convert(text, undefined, `${text}32/03/2024;Savon;x;Hygiène\n`)
    expect(rows[1]).toBe(';Savon;;32/03/2024;x;Hygiène;;')
    expect((conversion as Conversion).unmapped).toEqual([
      { field: 'famille_produits', label: 'Famille', text: 'Hygiène' },
    ])
  })

  test('finds its header wherever it is, and names the columns that a file lacks', async () => {
    const text = `${header}\n14/03/2024;Riz;1,5;Épicerie\n`
    const moved = await convert(
      text,
      undefined,
      'Titre|x\n\nFAMILLE|montant h.t.|Autre|produit|date\nÉpicerie|2|z|Riz|1/3/24\n',
    )
    expect(moved.rows).toEqual([';Riz;;2024-03-01;2;AUTRES;;'])
    expect((moved.conversion as Conversion).newLabels).toEqual(['Autre'])
    expect((await convert(text, undefined, 'Date;Produit;Famille\n')).conversion).toEqual({
      missingLabels: ['Montant HT'],
    })
    expect(fitOf(moved.mapping, ['DATE', 'produit', 'Montant H.T.', 'famille'])).toBe('same')
    expect(fitOf(moved.mapping, ['Famille', 'Date', 'Produit', 'Montant HT', 'TVA'])).toBe('near')
    expect(fitOf(moved.mapping, ['Date', 'Produit', 'Famille'])).toBe(null)
  })

  test('tells columns of one name apart, and takes texts that objects have', async () => {
    const { rows } = await convert(
      'Date;Produit;Produit;Montant HT;Famille\n14/03/2024;a;constructor;1;__proto__\n',
      mapping => ({
        ...mapping,
        columns: [
          ...mapping.columns.filter(({ target }) => target !== 'description'),
          { target: 'description', from: [{ label: 'Produit (2)' }] },
        ],
      }),
    )
    expect(rows).toEqual([';constructor;;2024-03-14;1;__proto__;;'])
  })
})

test('rows of a file without quotes are those that csv-parse gives, however its bytes are cut', () => {
  const texts = ['a;b\r\nc;d\n\ne\rf;', 'a;"b;c"\nd;e\n', 'é;x\r\n"y\nz";1\r\n', 'a 5" b;c\n', '']
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text)
    const expected: string[][] = []
    const reader = new RowReader({ delimiter: ';', skipInitialSpace: false }, cells => expected.push(cells))
    reader.push(bytes)
    reader.end()
    for (let size = 1; size <= 5; size++) {
      const rows: string[][] = []
      const quick = new TextRows(';', cells => rows.push(cells))
      for (let start = 0; start < bytes.length; start += size) quick.push(bytes.subarray(start, start + size))
      quick.end()
      expect(rows, JSON.stringify(text)).toEqual(expected)
    }
  }
})

test('origins keep the gaps only', () => {
  const origins = new RowOrigins()
  for (const row of [4, 5, 6, 9, 10]) origins.add(row)
  expect([1, 2, 3, 4, 5].map(row => origins.of(row))).toEqual([4, 5, 6, 9, 10])
})

describe('a file whose columns commas separate', () => {
  const head = 'Siret,Produit,Date facture,Montant HT,Famille'
  const row = (price: string, rest = ',Boissons') => `21340172201787,Jus,04/03/2024,${price}${rest}`
  const surplusOf = async (...rows: readonly string[]) => {
    const right = [row('3'), row('4.5'), row('12')]
    const { rows: written } = await convert([head, ...right, ...rows].join('\n'))
    return written.slice(right.length).map(line => line.split(';').slice(8))
  }

  test('keeps what the comma of a price moved out of its column, for the check to refuse', async () => {
    expect(await surplusOf(row('12,50 €'), row('12,50', ','))).toEqual([['Boissons'], ['12,50']])
  })

  test('has nothing behind the last column of its other rows, with blank cells there or not', async () => {
    expect(await surplusOf(row('12'), row('12', ',Boissons,,'), row('"12,50"'))).toEqual([[], [], []])
  })
})
