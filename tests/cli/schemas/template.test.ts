import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { menus, schemaFile } from '../support/own-schema.ts'
import { cli, createFile, folder } from '../support/run-cli.ts'

describe('template', () => {
  test('writes an empty file that validate accepts', async () => {
    const { exitCode, stdout } = await cli(['template', 'achats'])
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^\ufeffsiret;description;.*;definition_local\r\n$/)
    expect((await cli(['validate', '-'], { stdin: stdout })).exitCode).toBe(0)
  })

  test('writes it to a file', async () => {
    const path = join(folder(), 'cantines.csv')
    const { exitCode, stdout } = await cli(['template', 'cantines', '--output', path])
    expect(exitCode).toBe(0)
    expect(stdout).toBe(`Le modèle est écrit dans ${path}.\n`)
    expect(readFileSync(path, 'utf8')).toMatch(/^\ufeffsiret;nom;/)
  })

  test('does not replace a file unless forced to', async () => {
    const path = createFile('précieux')
    const refused = await cli(['template', 'achats', '-o', path])
    expect(refused.exitCode).toBe(2)
    expect(refused.stderr).toContain('existe déjà')
    expect(readFileSync(path, 'utf8')).toBe('précieux')
    expect((await cli(['template', 'achats', '-o', path, '--force'])).exitCode).toBe(0)
    expect(readFileSync(path, 'utf8')).toContain('siret;')
  })

  test('says when it cannot write there, with 2', async () => {
    const { exitCode, stderr } = await cli(['template', 'achats', '-o', join(folder(), 'absent', 'a.csv')])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('n’a pas pu être écrit')
  })
})

describe('template of a schema of the user’s own', () => {
  test('writes an empty file that validate accepts by that schema', async () => {
    const schema = schemaFile()
    const { exitCode, stdout, stderr } = await cli(['template', schema])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toBe('\ufeffjour;plat;bio;code\r\n')
    expect((await cli(['validate', '-', '--schema', schema], { stdin: stdout })).exitCode).toBe(0)
    const json = await cli(['template', schema, '--json'])
    expect(JSON.parse(json.stdout)).toEqual({ kind: null, content: stdout })
  })

  test('quotes the labels that need it', async () => {
    const schema = schemaFile({ fields: [{ name: 'prix; en euros' }, { name: 'plat, « du "jour" »' }, { name: '=a' }] })
    const { stdout } = await cli(['template', schema])
    expect(stdout).toBe('\ufeff"prix; en euros";"plat, « du ""jour"" »";=a\r\n')
    expect((await cli(['validate', '-', '--schema', schema], { stdin: stdout })).exitCode).toBe(0)
  })

  test('of an older version of ours is followed, and says which is in force', async () => {
    const schema = schemaFile({ ...menus, name: 'import-achats', version: '0.9.0' })
    const { exitCode, stdout, stderr } = await cli(['template', schema])
    expect([exitCode, stdout]).toEqual([0, '\ufeffjour;plat;bio;code\r\n'])
    expect(stderr).toContain('La version en vigueur est la 1.1.0 : utilisez ma-cantine template achats.')
  })

  test('refuses a schema that cannot be used, and one that is not there, with 2', async () => {
    const bad = await cli(['template', schemaFile({ fields: [{ name: 'a', type: 'x' }] }), '--json'])
    expect([bad.exitCode, JSON.parse(bad.stdout).error.code]).toEqual([2, 'bad-schema'])
    const absent = await cli(['template', 'rien.json', '--json'])
    expect([absent.exitCode, JSON.parse(absent.stdout).error.code]).toEqual([2, 'file-not-found'])
  })

  test('is told in the help, and to who writes an unknown kind', async () => {
    for (const args of [
      ['template', '--help'],
      ['schemas', '--help'],
      ['fix', '--help'],
    ]) {
      expect((await cli(args)).stdout.replace(/\s+/g, ' ')).toContain('ou chemin d’un schéma à vous')
    }
    const { exitCode, stderr } = await cli(['template', 'cantine'])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('(le plus proche est « cantines »), ou donnez le chemin d’un schéma à vous')
  })
})
