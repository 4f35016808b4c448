import { readFileSync } from 'node:fs'
import { checkFile, type FileKind, fileKinds } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import type { RowFilter } from '../../../../web/imports/check/check-protocol.ts'
import { CheckSession } from '../../../../web/imports/check/worker/check-session.ts'
import { checkExample, exampleKind, examplePath, expectedExamples } from '../../../support/examples.ts'
import { purchase } from '../../../support/files.ts'

const header = 'siret;description;fournisseur;date;prix_ht;famille_produits;caracteristiques;definition_local'
const all: RowFilter = { group: null, field: null, all: false }

const csv = (rows: readonly string[], lineEnd = '\n'): string =>
  [header, ...rows].map(row => `${row}${lineEnd}`).join('')

/** A right row of purchases, except for some cells. */
const row = (cells: Partial<Record<keyof typeof purchase, string>> = {}): string =>
  Object.values({ ...purchase, ...cells }).join(';')

async function opened(content: string | Uint8Array, name = 'achats.csv', kind: FileKind = 'achats') {
  const session = new CheckSession(() => {})
  const file = new File([content as Uint8Array<ArrayBuffer>], name)
  const answer = await session.open(file, { kinds: [kind], forceKind: false, sheet: null, locale: 'fr' })
  return { session, answer }
}

const exampleBytes = (name: string): Uint8Array => new Uint8Array(readFileSync(examplePath(name)))
const text = (session: CheckSession): string => Buffer.from(session.file()).toString()

test.each(Object.entries(expectedExamples).filter(([, { kind }]) => kind !== null))(
  '%s gets the verdict of the library, to the digest',
  async name => {
    const { answer } = await opened(exampleBytes(name), name, exampleKind(name))
    if (answer.kind === 'checked') expect(answer.verdict.digest).toBe((await checkExample(name)).digest)
    else if (answer.kind === 'unusable') {
      const { groups } = await checkExample(name)
      expect(answer.groups.map(({ code }) => code).sort()).toEqual(groups.map(({ code }) => code).sort())
    } else if (answer.kind === 'which-encoding') {
      expect((await checkExample(name)).groups.map(({ code }) => code)).toContain('doubtful-encoding')
    } else expect.fail(`It was taken for ${answer.found}`)
  },
)

describe('words that may be read in several ways', () => {
  const doubtful = exampleBytes('erreur-doubtful-encoding.csv')

  test('are asked about, and the file is then read as they are chosen', async () => {
    const { session, answer } = await opened(doubtful)
    expect(answer).toMatchObject({
      kind: 'which-encoding',
      readings: [{ words: 'ao–t' }, { words: 'aoñt' }, { encoding: 'ibm850', words: 'août', name: 'CP850 (MS-DOS)' }],
    })
    const file = new File([doubtful as Uint8Array<ArrayBuffer>], 'achats.csv')
    const converted = await session.convert(file, 'ibm850')
    const { session: next, answer: verdict } = await opened(converted)
    expect(verdict).toMatchObject({ kind: 'checked', verdict: { valid: true, rows: 1 } })
    expect(text(next)).toContain(';Salade, août;')
  })

  test('are asked about in a file of another program as well', async () => {
    const foreign = Buffer.from(
      Buffer.from(doubtful).toString('latin1').replace(header, 'Article;Jour;Total'),
      'latin1',
    )
    expect((await opened(foreign)).answer).toMatchObject({ kind: 'which-encoding' })
  })
})

describe('an edited cell', () => {
  test.each([
    ['achats-iso-8859-1.csv'],
    ['achats-utf-16.csv'],
    ['achats-utf-8-avec-bom.csv'],
    ['achats-windows-1252.csv'],
    ['achats-retours-a-la-ligne.csv'],
    ['achats-espaces-autour-des-valeurs.csv'],
    ['achats-tabulations.tsv'],
  ])('leaves all the other bytes of %s as they are', async name => {
    const before = exampleBytes(name)
    const { session } = await opened(before, name)
    const { rows } = await session.rows({ ...all, all: true }, 0, 1, 'fr')
    const was = rows[0]?.cells[1] ?? ''
    session.edit(2, 1, `${was}!`)
    expect((await session.check('fr')).valid).toBe(true)
    const after = session.file()
    const mark = name.includes('utf-16') ? 2 : 1
    expect(after.length).toBe(before.length + mark)
    const place = after.findIndex((byte, index) => byte !== before[index])
    const put = Buffer.from(after).subarray(place, place + mark)
    expect(put.includes('!')).toBe(true)
    expect(Buffer.concat([after.subarray(0, place), after.subarray(place + mark)]).equals(before)).toBe(true)
    session.edit(2, 1, was)
    expect(Buffer.from(session.file()).equals(before)).toBe(true)
  })

  test('that the encoding lacks makes the file UTF-8', async () => {
    const { session } = await opened(exampleBytes('achats-iso-8859-1.csv'))
    const before = await session.check('fr')
    session.edit(2, 1, 'Crème de ♥')
    const { about, valid } = await session.check('fr')
    expect(valid).toBe(true)
    expect(about).toContain('UTF-8 (BOM)')
    expect(before.about).toContain('ISO-8859-1')
    expect(text(session)).toContain('Crème de ♥')
  })

  test('is quoted where needed', async () => {
    const { session } = await opened(csv([row()]))
    session.edit(2, 1, 'Poires ; "Conférence"')
    expect((await session.check('fr')).valid).toBe(true)
    expect(text(session)).toContain(';"Poires ; ""Conférence""";')
  })

  test('shows its error before the whole file is checked again', async () => {
    const { session } = await opened(csv([row({ date: 'hier' }), row()]))
    session.edit(3, 4, 'cher')
    session.edit(2, 3, '2024-03-01')
    const { rows } = await session.rows(all, 0, 10, 'fr')
    expect(rows.map(({ row, errors }) => [row, errors.map(({ position }) => position)])).toEqual([
      [2, []],
      [3, [4]],
    ])
  })

  test('fills a short row, and removes a surplus cell', async () => {
    const short = row().split(';').slice(0, 4).join(';')
    const { session } = await opened(csv([short, `${row()};trop`]))
    const { rows } = await session.rows(all, 0, 10, 'fr')
    expect(rows[1]?.errors.map(({ position }) => position)).toEqual([8])
    for (const [position, value] of ['10', 'VIANDES_VOLAILLES', 'BIO', ''].entries()) {
      session.edit(2, position + 4, value)
    }
    session.edit(3, 8, '')
    expect(await session.check('fr')).toMatchObject({ valid: true, rows: 2 })
  })

  test('may be in the header', async () => {
    const { session } = await opened(csv([row()]).replace('fournisseur', 'fournisseurs'))
    const { rows } = await session.rows(all, 0, 10, 'fr')
    expect(rows[0]).toMatchObject({ row: 1, errors: [{ position: 2, suggestion: 'fournisseur' }] })
    session.edit(1, 2, 'fournisseur')
    expect((await session.check('fr')).valid).toBe(true)
  })
})

describe('the history of changes', () => {
  test('is undone and redone one step at a time, fixes included', async () => {
    const before = csv([row({ date: '15/03/2024' }), row({ prix_ht: '12,5 €' }), row({ description: '' })])
    const { session } = await opened(before)
    session.edit(4, 1, 'Pommes')
    const typed = text(session)
    expect(await session.fix([])).toBe(2)
    const fixed = text(session)
    expect(await session.check('fr')).toMatchObject({ valid: true, undoable: 2, redoable: 0 })
    session.undo()
    expect(text(session)).toBe(typed)
    session.undo()
    expect(text(session)).toBe(before)
    expect(await session.check('fr')).toMatchObject({ errorCount: 3, undoable: 0, redoable: 2 })
    session.redo()
    session.redo()
    expect(text(session)).toBe(fixed)
  })

  test('loses its undone steps at a new one', async () => {
    const { session } = await opened(csv([row()]))
    session.edit(2, 1, 'Poires')
    session.undo()
    session.edit(2, 1, 'Pommes')
    session.redo()
    expect(text(session)).toContain(';Pommes;')
  })
})

describe('many cells', () => {
  const column = async (session: CheckSession, position: number, filter: Partial<RowFilter> = { all: true }) =>
    (await session.rows({ ...all, ...filter }, 0, 20, 'fr')).rows.map(({ cells }) => cells[position])

  test('that hold the same value are replaced in one step, and the others keep their bytes', async () => {
    const before = csv(
      [row({ fournisseur: 'Ferme' }), row({ fournisseur: '"Ferme"' }), row({ fournisseur: 'Ferme du Pont' })],
      '\r\n',
    )
    const { session } = await opened(before)
    expect(await session.replace({ field: 'fournisseur', value: 'Ferme', to: 'Ferme ; Nord' })).toBe(2)
    expect(text(session)).toBe(before.replace(';Ferme;', ';"Ferme ; Nord";').replace(';"Ferme";', ';"Ferme ; Nord";'))
    expect(await session.check('fr')).toMatchObject({ valid: true, undoable: 1 })
    session.undo()
    expect(text(session)).toBe(before)
    session.redo()
    expect(await column(session, 2)).toEqual(['Ferme ; Nord', 'Ferme ; Nord', 'Ferme du Pont'])
  })

  test('of a group of errors get one value, their column and rows alone', async () => {
    const { session } = await opened(
      csv([row({ famille_produits: 'POISSON' }), row({ date: 'hier' }), row({ famille_produits: 'MER' }), row()]),
    )
    const group = 'error enum famille_produits'
    expect(await session.replace({ group, rows: [2], to: 'AUTRES' })).toBe(1)
    await session.check('fr')
    expect(await session.replace({ field: 'famille_produits', group, to: 'PRODUITS_DE_LA_MER' })).toBe(1)
    expect(await column(session, 5)).toEqual(['AUTRES', 'FRUITS_ET_LEGUMES', 'PRODUITS_DE_LA_MER', 'FRUITS_ET_LEGUMES'])
    // Their rows leave the list of those to correct.
    expect((await session.check('fr')).errorCount).toBe(1)
    expect(await column(session, 3, {})).toEqual(['hier'])
  })

  test('of a group are all replaced, beyond the first thousand', async () => {
    const { session } = await opened(
      csv(Array.from({ length: 3000 }, (_, index) => row({ date: 'hier', prix_ht: `${index + 1}` }))),
    )
    expect(await session.replace({ group: 'error type-error date', to: '2024-03-01' })).toBe(3000)
    expect((await session.check('fr')).valid).toBe(true)
  })

  test('of the rows shown are replaced, not the others', async () => {
    const { session } = await opened(csv([row({ date: 'hier', fournisseur: 'X' }), row({ fournisseur: 'X' })]))
    expect(await session.replace({ position: 2, filter: all, value: 'X', to: 'Y' })).toBe(1)
    expect(await column(session, 2)).toEqual(['Y', 'X'])
  })

  test('of the rows shown are replaced, not the title of their column that is shown for its error', async () => {
    const before = csv([row({ fournisseur: 'fournisseurs' })]).replace('fournisseur;', 'fournisseurs;')
    const { session } = await opened(before)
    const filter = { ...all, all: true }
    expect((await session.rows(filter, 0, 10, 'fr')).rows.map(({ row }) => row)).toEqual([1, 2])
    expect(await session.replace({ position: 2, filter, value: 'fournisseurs', to: 'Ferme' })).toBe(1)
    expect(text(session).split('\n')[0]).toBe(before.split('\n')[0])
  })

  test.each([
    [{ text: 'pomme', extent: 'part', matchCase: false }, ['(X)s de terre', '(X) ', '(X), (X)']],
    [{ text: 'pomme', extent: 'part', matchCase: true }, ['Pommes de terre', '(X) ', 'Pomme, (X)']],
    [{ text: 'POMME', extent: 'cell', matchCase: false }, ['Pommes de terre', '(X)', 'Pomme, pomme']],
    [{ text: 'pomme', extent: 'exact-cell', matchCase: true }, ['Pommes de terre', 'pomme ', 'Pomme, pomme']],
    [{ text: '', extent: 'part', matchCase: true }, ['Pommes de terre', 'pomme ', 'Pomme, pomme']],
    [{ text: 'o.*', extent: 'part', matchCase: true }, ['Pommes de terre', 'pomme ', 'Pomme, pomme']],
  ] as const)('are searched: %o', async (searched, expected) => {
    const { session } = await opened(
      csv(['Pommes de terre', 'pomme ', 'Pomme, pomme'].map(description => row({ description }))),
    )
    const replacement = { position: 1, searched, to: '(X)' } as const
    const { cells } = await session.previewReplacement(replacement)
    expect(await session.replace(replacement)).toBe(cells)
    expect(await column(session, 1)).toEqual(expected)
  })

  test('are searched in all columns, never in the header, and shown before', async () => {
    const { session } = await opened(csv([row({ description: 'date' }), row({ fournisseur: 'date $&' })]))
    const searched = { text: 'date', extent: 'part', matchCase: false } as const
    expect(await session.previewReplacement({ searched, to: '$&' })).toEqual({
      cells: 2,
      rows: 2,
      examples: [
        { row: 2, label: 'description', from: 'date', to: '$&' },
        { row: 3, label: 'fournisseur', from: 'date $&', to: '$& $&' },
      ],
    })
    expect((await session.check('fr')).undoable).toBe(0)
    expect(await session.replace({ searched, to: '$&' })).toBe(2)
    expect(text(session).startsWith(`${header}\n`)).toBe(true)
  })

  test('of a column that the file lacks are none', async () => {
    const { session } = await opened(csv([row()]))
    expect(await session.replace({ field: 'inconnue', to: 'x' })).toBe(0)
    expect(await session.replace({ position: 40, to: 'x' })).toBe(0)
  })

  test('are pasted over the rows shown, in one step, and what has no place is told', async () => {
    const { session } = await opened(csv([row({ date: 'hier' }), row(), row({ prix_ht: 'cher' })]))
    const block = '2024-01-02\t1\r\n2024-01-03\t"2"\r\n2024-01-04\t3\r\n'
    const one = { rows: 1, columns: 1 }
    const writing = { filter: all, firstRow: 2, position: 3, selection: one, text: block }
    expect(await session.writeBlock(writing)).toMatchObject({
      addedRows: 0,
      changed: 4,
      rows: 2,
      columns: 2,
      leftOutRows: 1,
      leftOutColumns: 0,
    })
    expect(await session.check('fr')).toMatchObject({ valid: true, undoable: 1 })
    expect(await column(session, 4)).toEqual(['1', purchase.prix_ht, '2'])
    // Rows at work stay listed once they are right.
    expect(await column(session, 3, {})).toEqual(['2024-01-02', '2024-01-03'])
    expect(await session.writeBlock({ ...writing, position: 7, text: 'a\tb' })).toMatchObject({
      columns: 1,
      leftOutColumns: 1,
    })
  })

  test.each(['\n', '\r\n', ''])(
    'that are pasted beyond the end add rows, after a last line that ends with %j',
    async end => {
      const whole = { ...all, all: true }
      const before = csv([row()]).trimEnd() + end
      const { session } = await opened(before)
      const block = Array.from({ length: 3 }, (_, index) =>
        row({ prix_ht: `${index + 1}` }).replaceAll(';', '\t'),
      ).join('\n')
      const writing = { filter: whole, firstRow: 2, position: 0, selection: { rows: 1, columns: 1 }, text: block }
      expect(await session.writeBlock(writing)).toMatchObject({ rows: 3, addedRows: 2, leftOutRows: 0 })
      expect(await session.check('fr')).toMatchObject({ valid: true, rows: 3, undoable: 1 })
      expect(await column(session, 4)).toEqual(['1', '2', '3'])
      session.removeRow(4)
      expect(await session.check('fr')).toMatchObject({ valid: true, rows: 2 })
      session.undo()
      session.undo()
      expect(text(session)).toBe(before)
    },
  )

  test('below a cell are filled to the end of the rows shown', async () => {
    const { session } = await opened(csv([row(), row({ fournisseur: '' }), row({ fournisseur: 'Z', date: 'hier' })]))
    const writing = { firstRow: 3, position: 2, selection: { rows: null, columns: 1 }, text: 'Ferme' }
    expect(await session.writeBlock({ ...writing, filter: { ...all, all: true } })).toMatchObject({
      changed: 2,
      rows: 2,
    })
    expect(await column(session, 2)).toEqual([purchase.fournisseur, 'Ferme', 'Ferme'])
    session.edit(2, 2, 'GAEC')
    await session.writeBlock({ ...writing, firstRow: 2, filter: { ...all, all: true }, text: null })
    expect(await column(session, 2)).toEqual(['GAEC', 'GAEC', 'GAEC'])
  })

  test('that hold the same are counted by the file as it is, before its next verdict too', async () => {
    const { session } = await opened(csv([row({ date: 'hier' }), row({ date: 'hier' }), row({ date: 'demain' })]))
    expect(await session.othersAlike(2, 3, 'hier')).toBe(1)
    await session.replace({ field: 'date', value: 'hier', to: '2024-03-01' })
    await session.check('fr')
    expect(await session.othersAlike(2, 3, 'hier')).toBe(0)
    session.undo()
    expect(await session.othersAlike(2, 3, 'hier')).toBe(1)
    // The page asks, then tells the edit.
    session.edit(4, 3, 'hier')
    const others = session.othersAlike(2, 3, 'hier')
    session.edit(2, 3, '2024-03-01')
    expect(await others).toBe(2)
  })

  test('are judged at once, by the rule of their column', async () => {
    const { session } = await opened(csv([row({ date: 'hier' }), row({ date: 'hier' }), row({ date: 'demain' })]))
    const dateErrors = async () =>
      (await session.rows(all, 0, 9, 'fr')).rows.map(({ errors, edited }) => ({
        edited,
        ...errors.find(({ position }) => position === 3),
      }))
    expect((await dateErrors()).map(({ alike }) => alike)).toEqual([2, 2, 1])
    await session.replace({ field: 'date', value: 'hier', to: 'avant' })
    expect((await dateErrors()).map(({ message, edited }) => [message?.includes('avant'), edited])).toEqual([
      [true, [3]],
      [true, [3]],
      [false, []],
    ])
  })
})

test('removing a row removes its line, and keeps edits elsewhere', async () => {
  const { session } = await opened(csv([row(), row({ date: 'hier' }), row()], '\r\n'))
  session.edit(4, 1, 'Poires')
  session.removeRow(3)
  expect(await session.check('fr')).toMatchObject({ valid: true, rows: 2 })
  expect(text(session)).toBe(csv([row(), row({ description: 'Poires' })], '\r\n'))
})

describe('fixes', () => {
  test('are shown before they are made: safe ones first, guesses apart', async () => {
    const { session } = await opened(csv([row({ date: '15/03/2024' }), row({ famille_produits: 'POISSON' })]))
    const { safe, safeCount, errorsLeft, guesses } = await session.fixes('fr')
    expect(safe.map(({ fix }) => fix)).toEqual(['date-format'])
    expect(safe[0]?.examples).toEqual([{ row: 2, field: 'date', from: '15/03/2024', to: '2024-03-15' }])
    expect([safeCount, errorsLeft]).toEqual([1, 1])
    expect(guesses.map(({ fix }) => fix)).toEqual(['synonym'])
  })

  test('that guess are made only when listed', async () => {
    const { session } = await opened(csv([row({ famille_produits: 'POISSON' }), row({ date: '15/03/24' })]))
    expect(await session.fix([])).toBe(0)
    expect(await session.fix(['synonym'])).toBe(1)
    const { groups } = await session.check('fr')
    expect(groups.map(({ field }) => field)).toEqual(['date'])
  })
})

describe('rows', () => {
  const content = csv([row({ date: 'hier' }), row(), row({ prix_ht: 'cher', date: 'demain' }), row({ prix_ht: '' })])

  test('in error are listed alone, or with the others', async () => {
    const { session } = await opened(content)
    const numbers = async (filter: Partial<RowFilter>) =>
      (await session.rows({ ...all, ...filter }, 0, 10, 'fr')).rows.map(({ row }) => row)
    expect(await numbers({})).toEqual([2, 4, 5])
    expect(await numbers({ all: true })).toEqual([2, 3, 4, 5])
    expect(await numbers({ field: 'prix_ht' })).toEqual([4, 5])
    expect(await numbers({ group: 'error type-error date' })).toEqual([2, 4])
  })

  test('come with suggestions for their cells', async () => {
    const { session } = await opened(csv([row({ date: '15/03/2024', famille_produits: 'POISSON' })]))
    const { rows } = await session.rows(all, 0, 10, 'fr')
    expect(rows[0]?.errors.map(({ suggestion }) => suggestion)).toEqual(['2024-03-15', 'PRODUITS_DE_LA_MER'])
  })

  test('lead from one cell in error to the next, and back', async () => {
    const { session } = await opened(content)
    const places = []
    for (let at = { index: 0, position: -1 }; ; ) {
      const next = await session.nextError(all, at, 1)
      if (!next) break
      places.push(next)
      at = next
    }
    expect(places.map(({ index, position }) => [index, position])).toEqual([
      [0, 3],
      [1, 3],
      [1, 4],
      [2, 4],
    ])
    expect(await session.nextError(all, { index: 1, position: 3 }, -1)).toEqual({ index: 0, position: 3 })
    expect(await session.nextError(all, { index: 0, position: 3 }, -1)).toBeNull()
  })

  test('beyond the first thousand errors are found too', async () => {
    const { session } = await opened(
      csv(
        Array.from({ length: 3000 }, (_, index) => row({ description: `Lot ${index}`, date: 'hier', prix_ht: 'cher' })),
      ),
    )
    const { total, limited } = await session.rows(all, 0, 10, 'fr')
    expect([total, limited]).toEqual([3000, null])
    const { rows } = await session.rows(all, 2999, 10, 'fr')
    expect(rows[0]).toMatchObject({ row: 3001, errors: [{ position: 3 }, { position: 4 }] })
  })

  test.each([
    [290_000, null],
    [290_001, 'rows'],
  ])(
    'of a right file of %d are all shown, or those that a browser can hold, which it says',
    { tags: 'long' },
    async (count, limited) => {
      const { session } = await opened(`${header}\n${`${row()}\n`.repeat(count)}`)
      const window = await session.rows({ ...all, all: true }, 289_999, 10, 'fr')
      expect([window.total, window.limited]).toEqual([290_000, limited])
      expect(window.rows.map(({ row }) => row)).toEqual([290_001])
    },
  )

  test.each([
    [0, 290_001],
    // Errors and warnings are indexed apart: together they name more rows than either.
    [160_000, 140_000],
  ])(
    '%d alike and %d wrong are shown as far as a browser can hold them, which it says',
    { tags: 'long' },
    async (alike, wrong) => {
      const { session } = await opened(
        `${header}\n${`${row()}\n`.repeat(alike)}${`${row({ date: 'hier' })}\n`.repeat(wrong)}`,
      )
      const window = await session.rows(all, 289_999, 10, 'fr')
      expect([window.total, window.limited]).toEqual([290_000, 'errors'])
      // The first of those that are alike is right.
      expect(window.rows.map(({ row }) => row)).toEqual([alike === 0 ? 290_001 : 290_002])
    },
  )
})

describe('what the server refuses', () => {
  const siret = purchase.siret
  const refusal = (rows: readonly number[], count = rows.length) => ({
    errors: rows.map(row => ({
      code: 'unknown-canteen' as const,
      row,
      column: 1,
      field: 'siret',
      value: siret,
      title: 'Cantine inconnue',
      message: `Aucune cantine n’a le numéro SIRET « ${siret} ».`,
      advice: 'Vérifiez le numéro.',
    })),
    groups: [{ code: 'unknown-canteen' as const, field: 'siret', count }],
  })

  test('stands with the errors of the file, row by row, until its cell is edited', async () => {
    const { session, answer } = await opened(csv([row(), row({ description: 'Navets' })]))
    const digest = answer.kind === 'checked' ? answer.verdict.digest : ''
    const verdict = session.refuse(session.sha256(), refusal([2, 3]), 'fr')
    expect(verdict).toMatchObject({
      valid: false,
      errorCount: 2,
      digest,
      groups: [{ code: 'unknown-canteen', letter: 'A', rowCount: 2, rows: [2, 3] }],
    })
    // The file is right by itself, and may be asked about again.
    expect(verdict?.report).not.toBeNull()
    const { rows } = await session.rows(all, 0, 10, 'fr')
    expect(rows.map(({ row, errors }) => [row, errors.map(({ code, alike }) => [code, alike])])).toEqual([
      [2, [['unknown-canteen', 2]]],
      [3, [['unknown-canteen', 2]]],
    ])
    session.edit(2, 0, '26566234910966')
    expect(await session.check('fr')).toMatchObject({ valid: false, errorCount: 1, groups: [{ rows: [3] }] })
    expect(await session.replace({ field: 'siret', value: siret, to: '26566234910966' })).toBe(1)
    expect(await session.check('fr')).toMatchObject({ valid: true, errorCount: 0 })
  })

  test('moves up with its row, counts what is not listed, and is dropped when it comes late', async () => {
    const { session } = await opened(csv([row(), row({ description: 'Navets' }), row({ description: 'Panais' })]))
    const before = session.sha256()
    session.refuse(before, refusal([2, 4], 5), 'fr')
    expect(await session.check('fr')).toMatchObject({ errorCount: 5 })
    session.removeRow(3)
    expect(await session.check('fr')).toMatchObject({ errorCount: 5, groups: [{ rows: [2, 3] }] })
    expect(session.refuse(before, refusal([2]), 'fr')).toBeNull()
    expect(session.forgetRefusal('fr')).toMatchObject({ valid: true, groups: [] })
  })
})

describe('a workbook', () => {
  test.each([['achats.xlsx'], ['cantines.ods']])('%s is sent as a CSV file that has the same verdict', async name => {
    const kind = exampleKind(name)
    const { session, answer } = await opened(exampleBytes(name), name, kind)
    expect(answer).toMatchObject({ kind: 'checked', verdict: { valid: true, fromWorkbook: true } })
    const [workbook, sent] = [await checkExample(name), await checkFile([session.file()], { kind })]
    expect(sent).toMatchObject({ valid: true, rows: workbook.rows, warningCount: workbook.warningCount })
  })

  test('that can be read only in part is not opened', async () => {
    const { answer } = await opened(exampleBytes('erreur-row-too-long.ods'), 'achats.ods')
    expect(answer).toMatchObject({ kind: 'unusable', groups: [{ code: 'row-too-long' }] })
  })

  test('with several sheets asks which one', async () => {
    const bytes = exampleBytes('erreur-several-sheets.xlsx')
    const { session, answer } = await opened(bytes, 'achats.xlsx')
    const sheets = answer.kind === 'unusable' ? answer.sheets : []
    expect(sheets.length).toBeGreaterThan(1)
    const options = { kinds: ['achats'], forceKind: false, sheet: sheets[0] ?? null, locale: 'fr' } as const
    const again = await session.open(new File([bytes as Uint8Array<ArrayBuffer>], 'achats.xlsx'), options)
    expect(again.kind).toBe('checked')
  })
})

describe('a file of another kind', () => {
  test.each(fileKinds.flatMap(found => fileKinds.filter(kind => kind !== found).map(kind => [found, kind] as const)))(
    '%s is told from %s',
    async (found, kind) => {
      const { answer } = await opened(exampleBytes(`${found}.csv`), 'fichier.csv', kind)
      expect(answer).toEqual({ kind: 'wrong-kind', found })
    },
  )

  test.each([
    ['cantines_admin.csv', 'cantines'],
    ['diagnostics_admin.csv', 'diagnostics'],
  ] as const)('%s without the columns of the staff is one of %s, and gets them back', async (name, kind) => {
    const session = new CheckSession(() => {})
    const before = exampleBytes(name)
    const file = new File([before as Uint8Array<ArrayBuffer>], name)
    const options = { kinds: [kind], forceKind: false, dropsColumns: true, sheet: null, locale: 'fr' } as const
    expect(await session.open(file, options)).toMatchObject({
      kind: 'checked',
      verdict: { fileKind: kind, valid: true, undoable: 1 },
    })
    expect(text(session)).not.toContain('admin_')
    expect(await checkFile([session.file()])).toMatchObject({ valid: true, schema: { name: `import-${kind}` } })
    session.undo()
    expect(session.file()).toEqual(before)
  })

  test('is checked as the expected kind when the user asks for it', async () => {
    const session = new CheckSession(() => {})
    const file = new File([exampleBytes('diagnostics.csv') as Uint8Array<ArrayBuffer>], 'fichier.csv')
    const options = { kinds: ['diagnostics_cc'], forceKind: true, sheet: null, locale: 'fr' } as const
    expect(await session.open(file, options)).toMatchObject({ kind: 'checked', verdict: { valid: false } })
  })
})

describe('a file of the former format', () => {
  test('is converted to that of 2026, with its changes', async () => {
    const { session } = await opened(csv([row({ prix_ht: 'dix' }), row()]))
    session.edit(2, 4, '10')
    expect((await session.check('fr')).valid).toBe(true)
    const { bytes, ...view } = await session.to2026('fr')
    expect(view).toEqual({ converted: 2, unsayableRows: 0, partRows: 0, change: null, told: [] })
    const text = Buffer.from(bytes).toString()
    expect(text.split('\n').slice(0, 2)).toEqual([
      'siret,description,fournisseur,date,prix_ht,famille_produits,categories_egalim,origine,est_circuit_court,est_local,definition_local,definition_local_km',
      expect.stringContaining(',10.00,FRUITS_ET_LEGUMES,BIO,'),
    ])
    expect((await checkFile([bytes])).valid).toBe(true)
  })

  test('tells first what the format of 2026 cannot say', async () => {
    const { session } = await opened(csv([row(), row({ caracteristiques: 'EQUIVALENTS' })]))
    const { converted, unsayableRows, told } = await session.to2026('fr')
    expect({ converted, unsayableRows, told }).toEqual({
      converted: 1,
      unsayableRows: 1,
      told: [{ row: 3, reason: expect.stringContaining('ne connaît plus la caractéristique EQUIVALENTS') }],
    })
  })
})
