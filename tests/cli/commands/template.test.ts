import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
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
