import { type Change, type FileKind, type FixName, fixWords, locales, schemaOf } from '@ma-cantine/lib'
import { allowFixes, fixes } from '@ma-cantine/lib/repair/change'
import { Repairer } from '@ma-cantine/lib/repair/repairer'
import { fileEncoder } from '@ma-cantine/lib/repair/text-encoder'
import { ajvCompiler } from '@ma-cantine/lib/table-schema/ajv-compile'
import type { Field } from '@ma-cantine/lib/table-schema/descriptor'
import { plainTable } from '@ma-cantine/lib/table-schema/table'
import { describe, expect, test } from 'vitest'
import { file, purchase } from '../../support/files.ts'
import { repairContent } from '../../support/repair-content.ts'

type Case = readonly [kind: FileKind, field: string, from: string, to: string, fixes: string]

/** A file with the given text in one cell of one row. */
const withCell = (kind: FileKind, field: string, cell: string, rest: Record<string, string> = {}): string =>
  file(kind, [{}, { ...rest, [field]: '@@', ...(kind === 'achats' ? {} : secondCanteen(field)) }]).replace(
    '@@',
    () => `"${cell.replaceAll('"', '""')}"`,
  )

/** A SIRET is unique in a file of canteens, and in a file of diagnostics for one year. */
const secondCanteen = (field: string) => (field === 'siret' ? {} : { siret: '99821993500017' })

const safe: readonly Case[] = [
  ['achats', 'siret', ' 21340172201787', '21340172201787', 'spaces'],
  ['achats', 'siret', '213 401 722 01787', '21340172201787', 'spaces'],
  ['achats', 'siret', '213\u00a0401\u202f722 01787\u200b', '21340172201787', 'spaces'],
  ['achats', 'date', ' 2024-03-15\u00a0', '2024-03-15', 'spaces'],
  ['achats', 'prix_ht', '90.11 ', '90.11', 'spaces'],
  ['cantines', 'code_postal_commune', '54 460', '54460', 'spaces'],
  ['cantines', 'gestionnaires_additionnels', 'a@b.fr\u200b', 'a@b.fr', 'spaces'],
  ['achats', 'prix_ht', '1 234,50', '1234,50', 'thousands'],
  ['achats', 'prix_ht', '1\u202f234\u00a0567.5', '1234567.5', 'thousands'],
  ['achats', 'prix_ht', '1.234,50', '1234,50', 'thousands'],
  ['achats', 'prix_ht', '1,234.50', '1234.50', 'thousands'],
  ['cantines', 'nombre_repas_an', '67 000', '67000', 'thousands'],
  ['diagnostics', 'valeur_totale', '150 000,50', '150000,50', 'thousands'],
  ['achats', 'prix_ht', '12,50 €', '12,50', 'currency'],
  ['achats', 'prix_ht', '12.50EUR', '12.50', 'currency'],
  ['achats', 'prix_ht', '12 euros', '12', 'currency'],
  ['achats', 'prix_ht', '1 234,50 €', '1234,50', 'currency+thousands'],
  ['cantines', 'nombre_repas_jour', '300,00', '300', 'decimal-zeros'],
  ['achats', 'siret', '21340172201787.0', '21340172201787', 'decimal-zeros'],
  ['diagnostics', 'année_bilan', '2024.0', '2024', 'decimal-zeros'],
  ['achats', 'date', '15/03/2024', '2024-03-15', 'date-format'],
  ['achats', 'date', '5/3/2024', '2024-03-05', 'date-format'],
  ['achats', 'date', '15-03-2024', '2024-03-15', 'date-format'],
  ['achats', 'date', '15.03.2024', '2024-03-15', 'date-format'],
  ['achats', 'date', '2024/03/15', '2024-03-15', 'date-format'],
  ['achats', 'date', '2024-03-15 00:00:00', '2024-03-15', 'date-format'],
  ['achats', 'date', '2024-03-15T00:00:00Z', '2024-03-15', 'date-format'],
  ['achats', 'date', '15 mars 2024', '2024-03-15', 'date-format'],
  ['achats', 'date', '1er Août 2024', '2024-08-01', 'date-format'],
  ['achats', 'date', '3 févr. 2024', '2024-02-03', 'date-format'],
  ['achats', 'date', '31\u00a0Décembre\u00a02024', '2024-12-31', 'date-format'],
  ['achats', 'famille_produits', 'fruits et légumes', 'FRUITS_ET_LEGUMES', 'spelling'],
  ['achats', 'famille_produits', 'Produits-Laitiers', 'PRODUITS_LAITIERS', 'spelling'],
  ['achats', 'caracteristiques', 'bio,Label Rouge', 'BIO,LABEL_ROUGE', 'spelling'],
  ['achats', 'caracteristiques', 'BIO, label-rouge', 'BIO, LABEL_ROUGE', 'spelling'],
  ['achats', 'caracteristiques', 'BIO;LABEL_ROUGE', 'BIO,LABEL_ROUGE', 'list-separator'],
  ['achats', 'caracteristiques', 'BIO / FRANCE', 'BIO,FRANCE', 'list-separator'],
  ['achats', 'caracteristiques', 'BIO+HVE', 'BIO,HVE', 'list-separator'],
  ['achats', 'caracteristiques', 'bio;hve', 'BIO,HVE', 'list-separator+spelling'],
  ['achats', 'caracteristiques', 'BIO,', 'BIO', 'list-blank'],
  ['achats', 'caracteristiques', 'BIO,,HVE', 'BIO,HVE', 'list-blank'],
  ['achats', 'definition_local', 'Région', 'REGION', 'spelling'],
  ['cantines', 'type_production', 'Site', 'site', 'spelling'],
  ['cantines', 'secteurs', 'creche+secondaire collège', 'Crèche+Secondaire collège', 'spelling'],
  ['cantines', 'secteurs', 'Crèche,Cliniques', 'Crèche+Cliniques', 'list-separator'],
  ['cantines_2026_creer', 'secteurs', 'IME / ITEP,Crèche/Cliniques', 'IME / ITEP,Crèche,Cliniques', 'list-separator'],
  [
    'cantines',
    'secteurs',
    'Crèche;EHPAD / Maisons de retraite / foyers de personnes agées',
    'Crèche+EHPAD / maisons de retraite / foyers de personnes âgées',
    'list-separator+spelling',
  ],
  ['diagnostics', 'secteurs', 'Restaurants d‘entreprises', 'Restaurants d’entreprises', 'spelling'],
  ['diagnostics', 'secteurs', "Restaurants d'entreprises", 'Restaurants d’entreprises', 'apostrophe'],
  [
    'cantines_admin',
    'admin_ministère_tutelle',
    'Préfecture - Administration Territoriale de l’État (ATE)',
    "Préfecture - Administration Territoriale de l'État (ATE)",
    'apostrophe',
  ],
  ['cantines', 'gestionnaires_additionnels', 'a@b.fr,', 'a@b.fr', 'list-blank'],
  ['cantines', 'gestionnaires_additionnels', 'a@b.fr; c@d.fr', 'a@b.fr,c@d.fr', 'list-separator'],
  ['cantines', 'gestionnaires_additionnels', 'a@b.fr c@d.fr', 'a@b.fr,c@d.fr', 'list-separator'],
  ['cantines', 'gestionnaires_additionnels', 'a+b@c.fr;', 'a+b@c.fr', 'list-separator'],
  ['achats', 'siret', '1340172201781', '01340172201781', 'leading-zero'],
  ['cantines', 'code_postal_commune', '1000', '01000', 'leading-zero'],
  ['cantines', 'code_insee_commune', '1053', '01053', 'leading-zero'],
  ['achats', 'siret', '4,946355692613E+13', '49463556926130', 'scientific-notation'],
  ['achats', 'siret', '4.946355692613E+13', '49463556926130', 'scientific-notation'],
  ['achats', 'description', 'CrÃ¨me fraÃ®che', 'Crème fraîche', 'garbled-text'],
  ['achats', 'famille_produits', 'FRUITS_ET_LE\u200bGUMES', 'FRUITS_ET_LEGUMES', 'spaces'],
  ['achats', 'date', '2024\u201103\u221215', '2024-03-15', 'look-alikes'],
  ['achats', 'siret', '２１３４０１７２２０１７８７', '21340172201787', 'look-alikes'],
  ['achats', 'siret', '2.1340172201787e+13', '21340172201787', 'scientific-notation'],
  ['achats', 'siret', '1.340172201781E+12', '01340172201781', 'scientific-notation'],
]

const unsafe: readonly Case[] = [
  ['achats', 'famille_produits', 'Poissons', 'PRODUITS_DE_LA_MER', 'synonym'],
  ['achats', 'description', 'Carottes\u000brâpées', 'Carottes râpées', 'control-characters'],
  ['achats', 'caracteristiques', 'AB;circuit court', 'BIO,SHORT_DISTRIBUTION', 'list-separator+synonym'],
  ['cantines', 'type_gestion', 'régie', 'direct', 'synonym'],
  ['achats', 'famille_produits', 'VIANDE_VOLAILE', 'VIANDES_VOLAILLES', 'nearest-value'],
  ['achats', 'date', '15/03/24', '2024-03-15', 'two-digit-year'],
  ['achats', 'date', '03-03-24', '2024-03-03', 'two-digit-year'],
  ['diagnostics', 'valeur_bio', '12,345', '12,35', 'rounding'],
  ['diagnostics', 'valeur_bio', '12.3456', '12.35', 'rounding'],
]

describe('a safe fix', () => {
  test.each(safe)('%s, %s: « %s » becomes « %s » (%s)', async (kind, field, from, to, names) => {
    const repair = await repairContent(withCell(kind, field, from), { kind })
    expect(repair.text).toBe(withCell(kind, field, to))
    expect(repair.changes).toMatchObject([{ row: 3, field, from, to, safe: true }])
    expect([...(repair.changes[0]?.fixes ?? [])].sort().join('+')).toBe(names.split('+').sort().join('+'))
    expect(repair.before.groups.map(({ field }) => field)).toContain(field)
    expect(repair.after.valid).toBe(true)
  })
})

describe('an unsafe fix', () => {
  test.each(unsafe)(
    '%s, %s: « %s » becomes « %s » (%s), and only when asked for',
    async (kind, field, from, to, names) => {
      const original = withCell(kind, field, from)
      expect((await repairContent(original, { kind })).text).toBe(original)
      const repair = await repairContent(original, { kind, unsafe: true })
      expect(repair.text).toBe(withCell(kind, field, to))
      expect(repair.changes).toMatchObject([{ row: 3, field, from, to, safe: false }])
      expect([...(repair.changes[0]?.fixes ?? [])].sort().join('+')).toBe(names.split('+').sort().join('+'))
      expect(repair.after.valid).toBe(true)
    },
  )
})

describe('nothing is guessed', () => {
  test.each<readonly [FileKind, string, string]>([
    ['achats', 'siret', '2134017220178'],
    ['achats', 'siret', '2,134017220178E+13'],
    ['achats', 'siret', '4,94636E+13'],
    ['achats', 'siret', '213401722017871'],
    ['achats', 'date', '15/13/2024'],
    ['achats', 'date', '30/02/2024'],
    ['achats', 'date', '2024-03-15 14:30:00'],
    ['achats', 'date', '03/04/24'],
    ['achats', 'date', 'hier'],
    ['achats', 'prix_ht', '12 50'],
    ['achats', 'prix_ht', '-12,50'],
    ['achats', 'prix_ht', '12,50 $'],
    ['achats', 'description', '  '],
    ['achats', 'famille_produits', 'quincaillerie'],
    ['achats', 'caracteristiques', 'BIO;quincaillerie'],
    ['achats', 'prix_ht', '12\ufffd50'],
    ['cantines', 'nombre_repas_jour', '1.200'],
    ['cantines', 'siret', '21340172201788'],
    ['cantines', 'gestionnaires_additionnels', 'a@b'],
    // One too many, the first with a separator in its name: the search for what is meant comes to an end.
    ['cantines_2026_creer', 'secteurs', 'IME / ITEP,Crèche,Cliniques,Hôpitaux'],
  ])('%s, %s: « %s » stays', async (kind, field, cell) => {
    const original = withCell(kind, field, cell)
    const repair = await repairContent(original, { kind, unsafe: true })
    expect(repair.text).toBe(original)
    expect(repair.changeTexts).toEqual([])
    expect(repair.after).toEqual(repair.before)
  })

  test('a missing definition of local stays missing', async () => {
    const original = file('achats', [{ caracteristiques: 'LOCAL', definition_local: '' }])
    expect((await repairContent(original, { unsafe: true })).text).toBe(original)
  })

  test('a right cell beside a wrong one stays, however odd', async () => {
    const row = { description: '  Pommes  «bio» ', fournisseur: "L'Étal", caracteristiques: ' BIO , HVE ' }
    const repair = await repairContent(file('achats', [{ ...row, prix_ht: '12 €' }]))
    expect(repair.text).toBe(file('achats', [{ ...row, prix_ht: '12' }]))
  })
})

const labels = Object.keys(purchase)
const cells = Object.values(purchase)
const lines = (...rows: readonly (readonly string[])[]): string => rows.map(row => `${row.join(';')}\n`).join('')
const right = lines(labels, cells)

/** A file whose columns are separated by commas. */
function commaFile(price: string): string {
  return `${labels.join()}\n${cells.with(4, price).with(6, 'BIO').with(7, '').join()}\n`
}

/** The fixes of rows and headers: the whole file before, and after. */
const ofTables: readonly (readonly [fix: FixName, before: string, after: string])[] = [
  ['blank-row', lines(labels, [], cells, ['', '']), right],
  ['blank-cells', lines(labels, [...cells, '', ' ']), right],
  ['blank-column', lines([...labels, ''], [...cells, ' ']), right],
  ['cut-number', commaFile('12,50'), commaFile('"12,50"')],
  ['label-spelling', lines(labels.with(4, 'Prix HT'), cells), right],
  ['column-order', lines([...labels.slice(1), 'siret'], [...cells.slice(1), purchase.siret]), right],
  ['missing-column', lines(labels.slice(0, -1), cells.slice(0, -1)), right],
  ['label-by-place', lines(labels.with(2, 'vendeur'), cells), right],
  ['surplus-column', lines(labels.toSpliced(2, 0, 'facture'), cells.toSpliced(2, 0, 'F12')), right],
]

/** The fix of the bytes of a whole file. */
const ofFiles = ['encoding'] as const satisfies readonly FixName[]

test('a file in an old encoding is written in UTF-8, and one whose encoding is in doubt on request alone', async () => {
  const { encode } = fileEncoder('ibm850')
  const written = (text: string) => encode(new TextEncoder().encode(text))
  const sure = lines(labels, cells.with(1, 'Crème épaisse'))
  const repair = await repairContent(written(sure))
  expect(repair.text).toBe(`\ufeff${sure}`)
  expect(repair.changes).toMatchObject([
    { row: 1, from: 'CP850 (MS-DOS)', to: 'UTF-8', fixes: [...ofFiles], safe: true },
  ])
  expect(repair.after).toMatchObject({ valid: true, warningCount: 0 })

  const doubtful = lines(labels, cells.with(1, 'Salade, août'))
  expect((await repairContent(written(doubtful), { unsafe: true })).bytes).toEqual(written(doubtful))
  expect((await repairContent(written(doubtful), { encoding: 'ibm850' })).text).toBe(`\ufeff${doubtful}`)
})

describe('a fix of the rows or of the header', () => {
  test.each(ofTables)('%s mends a whole file, on request if it is unsafe', async (fix, before, after) => {
    const { safe } = fixes[fix]
    expect((await repairContent(before)).text).toBe(safe ? after : before)
    const repair = await repairContent(before, { unsafe: true })
    expect(repair.text).toBe(after)
    expect(new Set(repair.changes.flatMap(change => change.fixes))).toEqual(new Set([fix]))
    expect(repair.changes.every(change => change.safe === safe)).toBe(true)
    expect([repair.before.valid, repair.after.valid]).toEqual([false, true])
  })
})

/** Fixes that only a user’s schema needs: ours all accept a decimal comma. */
const ofOwnSchemas: readonly (readonly [fix: FixName, pattern: string, from: string, to: string])[] = [
  ['decimal-mark', '^\\d+(\\.\\d+)?$', '12,5', '12.5'],
]

/** Mends one cell of a file whose only field is given. */
function mendCell(given: Partial<Field>, right: string, cell: string): { text: string; change: Change | undefined } {
  const field = {
    name: 'montant',
    title: '',
    description: '',
    type: 'string',
    example: right,
    expectation: '',
  } as const
  const table = plainTable({ ...schemaOf('achats'), fields: [{ ...field, ...given }] }, ajvCompiler())
  const written: Uint8Array[] = []
  const changes: Change[] = []
  const repairer = new Repairer({
    table,
    tables: [table],
    encoding: 'utf-8',
    bom: false,
    allows: allowFixes(true),
    emptyColumns: new Set(),
    onBytes: bytes => written.push(bytes),
    onChange: change => changes.push(change),
  })
  repairer.push(new TextEncoder().encode(`montant\n${right}\n"${cell}"\n`))
  repairer.end()
  return { text: Buffer.concat(written).toString(), change: changes.find(({ row }) => row === 3) }
}

test.each(ofOwnSchemas)(
  '%s, where a user’s schema has the pattern %s: « %s » becomes « %s »',
  (fix, pattern, from, to) => {
    const { text, change } = mendCell({ constraints: { pattern } }, to, from)
    expect(text).toBe(`montant\n${to}\n"${to}"\n`)
    expect(change).toMatchObject({ from, to, fixes: [fix] })
  },
)

describe('a value of a list', () => {
  test('with $ is written as it is among others', () => {
    const values = { doc_enum: ['Prix en $&', 'Autre'], doc_enum_multiple: true, separator: ',' }
    const field = { ...values, constraints: { pattern: '^(Prix en \\$&|Autre)(,(Prix en \\$&|Autre))*$' } }
    expect(mendCell(field, 'Autre', 'autre,prix en $&').text).toBe('montant\nAutre\n"Autre,Prix en $&"\n')
  })

  test('is not chosen for a word that two values have', () => {
    const constraints = { enum: ['BETTERAVE', 'CAROTTE'] }
    const field = { constraints, synonyms: { BETTERAVE: ['racine', 'navet'], CAROTTE: ['racine'] } }
    expect(mendCell(field, 'CAROTTE', 'navet').change?.to).toBe('BETTERAVE')
    expect(mendCell(field, 'CAROTTE', 'racine').change).toBeUndefined()
  })
})

test('a cell that lost characters is left to a person, even where the nearest value is clear', () => {
  const constraints = { enum: ['VIANDES', 'LEGUMES'] }
  expect(mendCell({ constraints }, 'LEGUMES', 'VIANDE').change?.to).toBe('VIANDES')
  expect(mendCell({ constraints }, 'LEGUMES', 'VIAND\ufffdS').change).toBeUndefined()
})

test('every fix has its words in each language, and its example here', () => {
  const ofCells = [...safe, ...unsafe].flatMap(([, , , , names]) => names.split('+'))
  const shown = new Set<string>([...ofCells, ...ofFiles, ...[...ofTables, ...ofOwnSchemas].map(([fix]) => fix)])
  expect([...shown].sort()).toEqual(Object.keys(fixes).sort())
  for (const locale of locales) {
    expect(Object.keys(fixWords[locale]).sort()).toEqual(Object.keys(fixes).sort())
    for (const { title, why } of Object.values(fixWords[locale])) {
      expect(title).not.toMatch(/\.$/)
      expect(why).toMatch(/\S{3}.*\.$/)
    }
  }
})
