import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { menus, schemaFile } from '../support/own-schema.ts'
import { cli, createFile, folder } from '../support/run-cli.ts'

const right = '2024-03-16,Potée,non,abc'

describe('fix --schema with a schema of the user’s own', () => {
  test('mends what its types and lists tell, and leaves the rest of the file as it is', async () => {
    const into = folder()
    const path = createFile(`jour,Plat,bio,code\n15/03/2024, Hachis,Oui,abc\n${right}\n`, 'm.csv', into)
    const { exitCode, stdout, stderr } = await cli(['fix', path, '--schema', schemaFile()])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(readFileSync(join(into, 'm.corrigé.csv'), 'utf8')).toBe(
      `jour,plat,bio,code\n2024-03-15, Hachis,oui,abc\n${right}\n`,
    )
    expect(stdout).toContain('corrigé (3 corrections), maintenant valide')
    expect(stdout).toContain('Schéma « Menus de la semaine » (version 1.2.0), 2 lignes')
  })

  test('tells what is left to a person in the words of the schema, with 1', async () => {
    const [path, schema] = [createFile(`jour,plat,bio,code\n15/03/2024,Blanquette de veau,oui,ABC\n`), schemaFile()]
    const { exitCode, stdout } = await cli(['fix', path, '--schema', schema, '--dry-run'])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('corrigé en partie (1 correction, il reste 2 erreurs, de 2 sortes)')
    expect(stdout).toContain('est plus long que le maximum, 12 caractères.')
    expect(stdout).toContain(`Colonnes et valeurs attendues : ma-cantine schemas ${schema}`)
    const json = await cli(['fix', path, '--schema', schema, '--dry-run', '--json'])
    expect(JSON.parse(json.stdout).files[0]).toMatchObject({
      changeCount: 1,
      remainingErrors: 2,
      report: { schema: { name: 'menus', version: '1.2.0' } },
    })
    expect(json.stdout).toContain('12 caractères')
  })

  test('names the values of its lists, synonyms included', async () => {
    const schema = schemaFile({
      fields: [
        { name: 'a' },
        { name: 'b', constraints: { enum: ['constructor', 'Été'] }, synonyms: { Été: ['estival'] } },
      ],
    })
    const fixed = (cell: string, ...options: string[]) =>
      cli(['fix', '-', '--schema', schema, ...options], { stdin: `a,b\nx,${cell}\n` })
    expect((await fixed('ete')).stdout).toBe('a,b\nx,Été\n')
    expect((await fixed('Constructor')).stdout).toBe('a,b\nx,constructor\n')
    expect((await fixed('estival', '--unsafe')).stdout).toBe('a,b\nx,Été\n')
    expect((await fixed('automne', '--unsafe')).stdout).toBe('a,b\nx,automne\n')
  })

  test('takes one of ours given by its path for its kind', async () => {
    const path = new URL('../../../schemas/achats.json', import.meta.url).pathname
    const file = createFile('siret;date\n')
    const [byPath, byKind] = [path, 'achats'].map(schema => cli(['fix', file, '--dry-run', '--schema', schema]))
    expect(await byPath).toEqual(await byKind)
  })

  test('refuses a schema that cannot be used with 2, and touches nothing', async () => {
    const schema = schemaFile({ ...menus, foreignKeys: [{ fields: 'code' }] })
    const { exitCode, stderr } = await cli(['fix', createFile('jour\n'), '--schema', schema])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('« foreignKeys » n’est pas prise en charge')
  })

  test('is held up by no pattern', async () => {
    const schema = schemaFile({ fields: [{ name: 'a', constraints: { pattern: '((0*)*)*!' } }, { name: 'b' }] })
    const start = performance.now()
    const { exitCode } = await cli(['fix', '-', '--schema', schema], { stdin: `a,b\n${'0'.repeat(500)},x\n` })
    expect(exitCode).toBe(1)
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
