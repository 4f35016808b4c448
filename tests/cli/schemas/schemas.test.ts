import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { menus, schemaFile } from '../support/own-schema.ts'
import { cli } from '../support/run-cli.ts'

describe('schemas', () => {
  test('lists the kinds of files', async () => {
    const { exitCode, stdout } = await cli(['schemas'])
    expect(exitCode).toBe(0)
    const validity = 'publié avant 2026, accepté jusqu’à la fin de la campagne de déclaration de 2027'
    for (const line of [
      `achats — Achats des cantines, 8 colonnes, version ${schemaOf('achats').version}, ${validity}`,
      'cantines — ',
      'cantines_admin — ',
    ]) {
      expect(stdout).toContain(line)
    }
  })

  test('lists them as one object with their columns', async () => {
    const { stdout } = await cli(['schemas', '--json'])
    const { schemas } = JSON.parse(stdout)
    expect(schemas.map(({ kind }: { kind: string }) => kind)).toEqual([...fileKinds])
    expect(schemas[0]).toMatchObject({ name: 'import-achats', version: expect.any(String) })
    expect(schemas[0]).toMatchObject({ format: 'achats@2025', validFrom: null, lastCampaign: 2027 })
    expect(schemas[1]).toMatchObject({ format: 'achats@2026-siret', validFrom: '2026-06-30', lastCampaign: null })
    expect(schemas[0].columns[4]).toBe('prix_ht')
  })

  test('describes the columns of a kind', async () => {
    const { exitCode, stdout } = await cli(['schemas', 'achats'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('E  prix_ht — Prix hors taxes (texte, obligatoire)')
    expect(stdout).toContain('Valeurs : AUTOUR_SERVICE, DEPARTMENT, REGION, AUTRE')
  })

  test('describes them as one object', async () => {
    const { stdout } = await cli(['schemas', 'achats', '--json'])
    const { columns } = JSON.parse(stdout)
    expect(columns[6]).toMatchObject({
      letter: 'G',
      name: 'caracteristiques',
      required: false,
      separator: ',',
      example: 'BIO,LOCAL',
      values: expect.arrayContaining(['BIO', 'LOCAL']),
    })
  })
})

describe('schemas of a schema of the user’s own', () => {
  test('describes its columns, with what their limits tell', async () => {
    const { exitCode, stdout, stderr } = await cli(['schemas', schemaFile()])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toBe(
      [
        'menus — Menus de la semaine, version 1.2.0',
        '',
        'A  jour (date, obligatoire)',
        '   Attendu : une date au format année-mois-jour, à partir du 2024-01-01',
        '',
        'B  plat (texte, obligatoire)',
        '   Attendu : un texte, 12 caractères au plus',
        '',
        'C  bio (texte, facultatif)',
        '   Attendu : une valeur de la liste',
        '   Valeurs : oui, non',
        '',
        'D  code (texte, facultatif)',
        '   Attendu : un texte de la forme ^(?:(?:[a-z]+)+)$',
        '',
      ].join('\n'),
    )
  })

  test('speaks English, and leaves out what the schema does not say', async () => {
    const schema = schemaFile({ primaryKey: 'a', fields: [{ name: 'a', title: 'First', type: 'integer' }] }, 'own.json')
    const { stdout } = await cli(['schemas', schema, '--lang', 'en'])
    expect(stdout).toBe('own\n\nA  a — First (whole number, required, no duplicates)\n   Expected: a whole number\n')
  })

  test('describes them as one object, constraints included', async () => {
    const { stdout } = await cli(['schemas', schemaFile(), '--json'])
    const { columns, ...about } = JSON.parse(stdout)
    expect(about).toEqual({
      kind: null,
      name: 'menus',
      title: menus.title,
      description: '',
      version: '1.2.0',
    })
    expect(columns[1]).toEqual({
      letter: 'B',
      name: 'plat',
      title: 'plat',
      description: '',
      type: 'string',
      required: true,
      expectation: 'un texte, 12 caractères au plus',
      values: null,
      separator: null,
      constraints: { required: true, maxLength: 12 },
      example: '',
    })
  })

  test('describes one of ours given by its path as its kind', async () => {
    const path = new URL('../../../schemas/achats.json', import.meta.url).pathname
    expect(await cli(['schemas', path])).toEqual(await cli(['schemas', 'achats']))
  })

  test('never moves the cursor of a terminal', async () => {
    const schema = schemaFile({ title: 'a\u001b[2J', fields: [{ name: 'b\u001b[2J', example: '\u001b[2J' }] })
    expect((await cli(['schemas', schema])).stdout).not.toContain('\u001b')
  })

  test('refuses one that cannot be used, with all the reasons and 2', async () => {
    const { exitCode, stderr } = await cli(['schemas', schemaFile({ fields: [{ name: 'a', type: 'x' }] })])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('• Champ « a » : le type « x » n’est pas pris en charge.')
  })
})
