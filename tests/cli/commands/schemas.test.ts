import { fileKinds } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { cli } from '../support/run-cli.ts'

describe('schemas', () => {
  test('lists the kinds of files', async () => {
    const { exitCode, stdout } = await cli(['schemas'])
    expect(exitCode).toBe(0)
    for (const line of ['achats — Achats des cantines, 8 colonnes', 'cantines — ', 'cantines_admin — ']) {
      expect(stdout).toContain(line)
    }
  })

  test('lists them as one object with their columns', async () => {
    const { stdout } = await cli(['schemas', '--json'])
    const { schemas } = JSON.parse(stdout)
    expect(schemas.map(({ kind }: { kind: string }) => kind)).toEqual([...fileKinds])
    expect(schemas[0]).toMatchObject({ name: 'import-achats', version: expect.any(String) })
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
