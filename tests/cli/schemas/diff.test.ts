import { schemaOf } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { menus, schemaFile } from '../support/own-schema.ts'
import { cli } from '../support/run-cli.ts'

const { fields, ...about } = schemaOf('achats')
const [siret, description, provider, day, price, ...others] = fields
/** As a former version of ours could have been. */
const former = {
  ...about,
  version: '1.0.0',
  fields: [
    siret,
    description,
    { name: 'unité' },
    day,
    { ...price, constraints: { pattern: '^[0-9 ]+([.,][0-9]+)?$' } },
    ...others.map(field => ({ ...field, title: 'Autre titre' })),
  ],
}

describe('schemas diff', () => {
  test('tells what changes for who writes files', async () => {
    const { exitCode, stdout, stderr } = await cli(['schemas', 'diff', schemaFile(former, 'avant.json'), 'achats'])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      `import-achats, version 1.0.0 → achats, version ${about.version}`,
      'Un fichier juste selon le premier schéma peut ne plus l’être selon le second.',
      '− C  unité (facultatif)',
      `+ C  ${provider?.name} (obligatoire)`,
      expect.stringMatching(/^~ E {2}prix_ht : facultatif → obligatoire ; forme : .* était accepté et ne l’est plus$/),
      'Seuls les textes changent pour 3 colonnes : famille_produits, caracteristiques, definition_local.',
      'Les règles qui comparent plusieurs colonnes ne sont pas comprises dans cette comparaison.',
      '',
    ])
  })

  test('tells it as one object', async () => {
    const { stdout } = await cli(['schemas', 'diff', '--json', 'achats', schemaFile(menus)])
    const { before, after, compatible, added, removed } = JSON.parse(stdout)
    expect(before).toEqual({
      kind: 'achats',
      name: 'import-achats',
      title: about.title,
      version: about.version,
      columnCount: 8,
    })
    expect(after).toEqual({ kind: null, name: 'menus', title: menus.title, version: '1.2.0', columnCount: 4 })
    expect({ compatible, added: added.length, removed: removed.length }).toEqual({
      compatible: false,
      added: 4,
      removed: 8,
    })
  })

  test.each([
    [
      'the same',
      ['achats', 'achats'],
      'achats, version V → achats, version V\nLes deux schémas demandent la même chose.\n',
    ],
    [
      'the same, in English',
      ['achats', 'achats', '--lang', 'en'],
      'achats, version V → achats, version V\nBoth schemas ask for the same.\n',
    ],
  ])('of %s says so', async (_, schemas, told) => {
    expect((await cli(['schemas', 'diff', ...schemas])).stdout).toBe(told.replaceAll('V', about.version))
  })

  test('that only takes more says that right files stay right', async () => {
    const wider = { fields: menus.fields.map(field => ({ ...field, constraints: {} })) }
    const { stdout } = await cli(['schemas', 'diff', schemaFile(menus), schemaFile(wider, 'plus-large.json')])
    expect(stdout).toContain('Un fichier juste selon le premier schéma le reste selon le second.')
    expect(stdout).toContain('~ B  plat : obligatoire → facultatif ; longueur maximale : 12 → libre')
  })

  test('never moves the cursor of a terminal', async () => {
    const hostile = schemaFile({
      name: '\u001b[2J',
      fields: [{ name: 'b\u001b[2J', constraints: { enum: ['\u001b[2J'] } }],
    })
    expect((await cli(['schemas', 'diff', hostile, 'achats'])).stdout).not.toContain('\u001b')
    expect((await cli(['schemas', 'diff', 'achats', hostile])).stdout).not.toContain('\u001b')
  })

  test.each([
    ['one schema alone', ['achats'], 'Il manque un argument : après.'],
    ['an unknown kind', ['achats', 'achat'], '« achat » n’est pas un type de fichier connu.'],
    ['a file that is missing', ['achats', './absent.json'], 'absent.json'],
  ])('of %s exits with 2', async (_, schemas, told) => {
    const { exitCode, stderr } = await cli(['schemas', 'diff', ...schemas])
    expect(exitCode).toBe(2)
    expect(stderr).toContain(told)
  })
})
