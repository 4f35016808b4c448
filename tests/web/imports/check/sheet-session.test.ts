import { checkFile } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import type { BlockWriting, SheetStart } from '../../../../web/imports/check/check-protocol.ts'
import { CheckSession } from '../../../../web/imports/check/worker/check-session.ts'
import { dayIn, isMeant } from '../../../fuzz/support/meaning.ts'
import { typedTexts } from '../../../fuzz/support/typed-texts.ts'
import { fc } from '../../../support/properties.ts'

const school = { siret: '21340172201787', name: 'École Jules-Ferry' }
const college = { siret: '21010034300016', name: 'Collège des Lilas' }
const everything = { group: null, field: null, all: true }
const one = { rows: 1, columns: 1 }
const header = 'siret;description;fournisseur;date;prix_ht;famille_produits;caracteristiques;definition_local'

async function opened(start: Partial<SheetStart> = {}) {
  const session = new CheckSession(() => {})
  const verdict = await session.openSheet({ text: null, rows: [], canteens: [school], ...start }, 'fr')
  return { session, verdict }
}

const paste = (session: CheckSession, text: string, writing: Partial<BlockWriting> = {}) =>
  session.writeBlock({ filter: everything, firstRow: 2, position: 1, selection: one, text, ...writing })

const sent = (session: CheckSession): string[] => new TextDecoder().decode(session.file()).trimEnd().split('\r\n')

const cellsOf = async (session: CheckSession, count = 5) =>
  (await session.rows(everything, 0, count, 'fr')).rows.map(({ cells }) => cells.join('|'))

describe('an empty sheet', () => {
  test('shows ten rows with the only canteen, which are neither wrong nor sent', async () => {
    const { session, verdict } = await opened()
    expect(verdict).toMatchObject({ isSheet: true, valid: true, rows: 0, errorCount: 0, undoable: 0 })
    const { total, filled, rows, columns } = await session.rows(everything, 0, 20, 'fr')
    expect([total, filled, rows.length]).toEqual([10, 0, 10])
    expect(rows.every(({ cells, errors }) => cells.join('') === school.siret && errors.length === 0)).toBe(true)
    expect(columns.map(({ field }) => field).join(';')).toBe(header)
    expect(sent(session)).toEqual([header])
  })

  test('presets no canteen where there are several', async () => {
    const { session } = await opened({ canteens: [school, college] })
    expect((await cellsOf(session, 1))[0]).toBe('')
    session.edit(2, 1, 'Pommes')
    expect((await session.check('fr')).groups.map(({ field }) => field)).toContain('siret')
  })

  test('grows as its last rows are filled, and back when that is undone', async () => {
    const { session } = await opened()
    session.edit(11, 1, 'Pommes')
    expect(await session.rows(everything, 0, 1, 'fr')).toMatchObject({ total: 15, filled: 10 })
    expect(await session.check('fr')).toMatchObject({ rows: 1, valid: false })
    session.undo()
    expect(await session.rows(everything, 0, 1, 'fr')).toMatchObject({ total: 10, filled: 0 })
    expect(await session.check('fr')).toMatchObject({ rows: 0, valid: true })
    session.redo()
    expect((await session.check('fr')).rows).toBe(1)
  })
})

describe('a row that is typed', () => {
  test('gets its canteen, and is read as people write', async () => {
    const { session } = await opened()
    for (const [position, text] of [
      [1, 'Pommes de terre'],
      [2, 'GAEC du Pont'],
      [3, '31/12/2025'],
      [4, '1 234,50 €'],
      [5, 'Fruits et légumes'],
      [6, 'Bio, Produit local'],
      [7, 'Même région'],
    ] as const)
      session.edit(4, position, text)
    expect(await session.check('fr')).toMatchObject({ valid: true, rows: 1, undoable: 7 })
    expect(sent(session)).toEqual([
      header,
      `${school.siret};Pommes de terre;GAEC du Pont;2025-12-31;1234,50;FRUITS_ET_LEGUMES;BIO,LOCAL;REGION`,
    ])
  })

  test('keeps what has no sure meaning, with its error at its place in the sheet', async () => {
    const { session } = await opened()
    session.edit(5, 3, 'hier')
    session.edit(5, 4, '-12')
    const verdict = await session.check('fr')
    expect(verdict.groups.find(({ field }) => field === 'date')).toMatchObject({ rows: [5] })
    const { rows } = await session.rows(everything, 3, 1, 'fr')
    expect(rows[0]?.cells.slice(3, 5)).toEqual(['hier', '-12'])
    expect(rows[0]?.errors.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4])
    expect(await session.nextError(everything, { index: 0, position: -1 }, 1)).toEqual({ index: 3, position: 1 })
    // Cleared, the row is empty again.
    session.edit(5, 3, '')
    session.edit(5, 4, '')
    expect(await session.check('fr')).toMatchObject({ valid: true, rows: 0 })
  })

  test('may choose its canteen by name', async () => {
    const { session } = await opened({ canteens: [school, college] })
    session.edit(2, 0, 'college des lilas')
    expect((await cellsOf(session, 1))[0]).toBe(college.siret)
  })
})

describe('a block', () => {
  const line = (index: number) => `Pommes ${index}\tGAEC\t0${(index % 9) + 1}/03/2025\t${index},50 €\tlégumes\tBio`

  test('adds the rows that it needs, in one step, and says what it converted', async () => {
    const { session } = await opened()
    const text = Array.from({ length: 2000 }, (_, index) => line(index + 1)).join('\r\n')
    const written = await paste(session, text)
    expect(written).toMatchObject({ rows: 2000, addedRows: 1990, leftOutRows: 0, refused: null, unknownLabels: null })
    expect(written.converted.map(({ position, count }) => [position, count])).toEqual([
      [3, 2000],
      [4, 2000],
      [5, 2000],
      [6, 2000],
    ])
    expect(written.converted[0]).toMatchObject({ from: '02/03/2025', to: '2025-03-02' })
    expect(await session.check('fr')).toMatchObject({ valid: true, rows: 2000, undoable: 1 })
    expect(sent(session)[2000]).toBe(`${school.siret};Pommes 2000;GAEC;2025-03-03;2000,50;FRUITS_ET_LEGUMES;BIO;`)
    session.undo()
    expect(await session.check('fr')).toMatchObject({ rows: 0, undoable: 0, redoable: 1 })
  })

  test('with a header goes where its names say, wherever it is pasted', async () => {
    const { session } = await opened({ canteens: [school, college] })
    const written = await paste(
      session,
      [
        'Code article\tDate de facture\tMontant HT (€)\tDésignation\tFournisseur\tBio\tCantine',
        'A12\t2 janvier 2025\t12,50\tPommes\tGAEC\toui\tÉcole Jules Ferry',
        'A13\t03/01/2025\t8\tPoires\tGAEC\tnon\tCOLLÈGE DES LILAS',
      ].join('\n'),
      { firstRow: 3, position: 5 },
    )
    expect(written).toMatchObject({ rows: 2, unknownLabels: ['Code article'], leftOutColumns: 0 })
    expect(await session.check('fr')).toMatchObject({ valid: true, rows: 2 })
    expect(await cellsOf(session, 3)).toEqual([
      '',
      `${school.siret}|Pommes|GAEC|2025-01-02|12,50||BIO`,
      `${college.siret}|Poires|GAEC|2025-01-03|8`,
    ])
  })

  test.each([
    [';', 'Pommes;GAEC;2025-03-02;12,50'],
    [',', 'Pommes,GAEC,2025-03-02,12.50'],
  ])('of a CSV text is cut at %s', async (_, line) => {
    const { session } = await opened()
    await paste(session, `${line}\n${line.replace('Pommes', '"Poires ""Conférence"""')}\n`)
    expect(await session.check('fr')).toMatchObject({ valid: true, rows: 2 })
  })

  test('of sentences and amounts is not taken for a CSV text', async () => {
    const { session } = await opened()
    await paste(session, 'Pommes, poires et scoubidous\nCarottes ; navets\n')
    await paste(session, '12,50\n8,25\n', { position: 4 })
    expect((await cellsOf(session, 2)).map(cells => cells.split('|').slice(1, 5).join('|'))).toEqual([
      'Pommes, poires et scoubidous|||12,50',
      'Carottes ; navets|||8,25',
    ])
  })

  test.each([
    ['too-wide', '1\t'.repeat(3000)],
    ['too-long', 'Pommes\n'.repeat(20_001)],
  ])('is refused when it is %s, and changes nothing', async (refused, text) => {
    const { session } = await opened()
    expect(await paste(session, text)).toMatchObject({ refused, changed: 0 })
    expect((await session.check('fr')).undoable).toBe(0)
  })

  test('of 10 000 rows is checked, copied and sent whole', async () => {
    const { session } = await opened()
    await paste(session, Array.from({ length: 10_000 }, (_, index) => line(index)).join('\n'))
    expect(await session.check('fr')).toMatchObject({ rows: 10_000 })
    const copied = await session.blockText(everything, { top: 0, bottom: 9999, left: 1, right: 2 })
    expect(copied.split('\n')).toHaveLength(10_000)
    expect(copied.split('\n')[9999]).toBe('Pommes 9999\tGAEC')
  })

  test('with hostile cells is text, and nothing else', async () => {
    const { session } = await opened()
    const text = '<img src=x onerror=alert(1)>\t"=cmd|\' /C calc\'!A0"\t2025-01-01\t1'
    await paste(session, text)
    expect(await session.check('fr')).toMatchObject({ valid: true })
    expect((await cellsOf(session, 1))[0]).toBe(
      `${school.siret}|<img src=x onerror=alert(1)>|=cmd|' /C calc'!A0|2025-01-01|1`,
    )
  })
})

test('empty rows between others stay in the sheet and out of the file, which the library finds right', async () => {
  const { session } = await opened()
  await paste(session, 'Pommes\tGAEC\t2025-01-01\t1\n\n\nPoires\tGAEC\t2025-01-02\t2')
  expect(await session.check('fr')).toMatchObject({ valid: true, rows: 2 })
  expect(sent(session)).toHaveLength(3)
  const report = await checkFile([session.file()])
  expect(report).toMatchObject({ valid: true, rows: 2 })
  // What the server refuses in the second row sent is about the fourth of the sheet.
  const refusal = { code: 'unknown-canteen' as never, row: 3, column: 1, field: 'siret', value: school.siret }
  session.refuse(
    session.sha256(),
    { errors: [{ ...refusal, title: 'T', message: 'M', advice: 'A' }], groups: [] },
    'fr',
  )
  const { rows } = await session.rows(everything, 0, 4, 'fr')
  expect(rows.map(({ errors }) => errors.length)).toEqual([0, 0, 0, 1])
})

test('a sheet that was left opens again with the same bytes to send, and the rows that are handed to it', async () => {
  const { session } = await opened()
  await paste(session, 'Pommes "A"\tGAEC ; Pont\t2025-01-01\t1\n\nPoires\tGAEC\t2025-01-02\t2')
  const again = await opened({ text: session.sheetText() })
  expect(again.session.sha256()).toBe(session.sha256())
  const handed = { description: 'Thon', fournisseur: 'X;Y', date: '2025-01-03', prix_ht: '3' }
  const { verdict } = await opened({ text: session.sheetText(), rows: [handed] })
  expect(verdict).toMatchObject({ valid: true, rows: 3 })
})

test('fixes are made in the rows that are sent', async () => {
  const { session } = await opened()
  await paste(session, '\n\nPommes\tGAEC\t2025-01-01\t1\n')
  session.edit(4, 5, 'CHARCUTRIE')
  await session.check('fr')
  const { safe, guesses } = await session.fixes('fr')
  const [example] = [...safe, ...guesses].flatMap(({ examples }) => examples)
  expect(example).toMatchObject({ row: 4, field: 'famille_produits' })
})

test('a row is removed, and the others move up', async () => {
  const { session } = await opened()
  await paste(session, 'Pommes\tGAEC\t2025-01-01\t1\nPoires\tGAEC\t2025-01-02\t2')
  session.removeRow(2)
  expect(await session.check('fr')).toMatchObject({ valid: true, rows: 1 })
  expect(sent(session)[1]).toContain('Poires')
})

test('what a sheet sends is what it shows, whatever is typed in its cells', async () => {
  const row = fc.array(
    typedTexts.filter(text => !/[";\r\n]/.test(text)),
    { minLength: 8, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(row, async typed => {
      const { session } = await opened({ canteens: [school, college] })
      for (const [column, text] of typed.entries()) session.edit(2, column, text)
      const [shown] = (await session.rows(everything, 0, 1, 'fr')).rows
      const isEmpty = typed.every(text => text.trim() === '')
      expect(sent(session)).toEqual(isEmpty ? [header] : [header, shown?.cells.join(';').trimEnd()])
      const [number = '', product, supplier, day = '', price = ''] = shown?.cells.map(cell => cell.trim()) ?? []
      const [typedNumber = '', typedProduct, typedSupplier, typedDay = '', typedPrice = ''] = typed.map(text =>
        text.trim(),
      )
      expect([product, supplier]).toEqual([typedProduct, typedSupplier])
      // Nothing is taken for something else, as people read it in French.
      expect([typedNumber, typedNumber.replace(/\s/g, '').replace(/[.,]0+$/, '')]).toContain(number)
      expect([typedDay, dayIn(typedDay)]).toContain(day)
      expect(price === typedPrice || isMeant('euro', typedPrice, price.replace(',', '.'))).toBe(true)
    }),
    { numRuns: 60 },
  )
})
