import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { file } from '../../support/files.ts'
import { cli, createFile, folder } from '../support/run-cli.ts'
import { importAnswer, json, standInServer } from '../support/stand-in-server.ts'

const odd = examplePath('avertissement-other-year.csv')
const wrong = examplePath('erreur-enum.csv')

describe('validate', () => {
  test('accepts a file with warnings, shows them, and says how to leave them out', async () => {
    const { exitCode, stdout } = await cli(['validate', odd])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('valide (1 avertissement)')
    expect(stdout).toContain('« 2021-01-30 » n’est pas en 2022, comme presque toutes les autres lignes.')
    expect(stdout).toContain('Pour ne plus voir ces avertissements : --ignore other-year')
    expect(stdout).toContain('Ce fichier peut être importé')
  })

  test('--fail-on warning refuses it, and says why', async () => {
    const { exitCode, stdout } = await cli(['validate', '--fail-on', 'warning', odd])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('Avec --fail-on warning, un avertissement arrête la commande comme une erreur.')
    expect(stdout).not.toContain('Ce fichier peut être importé')
  })

  test('--fail-on never accepts wrong data, and shows them all the same, but no file that cannot be read', async () => {
    const { exitCode, stdout } = await cli(['validate', '--fail-on', 'never', wrong])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('à corriger (1 erreur)')
    expect((await cli(['validate', '--fail-on', 'never', 'nulle-part.csv'])).exitCode).toBe(2)
  })

  test('--json tells errors from warnings', async () => {
    const { exitCode, stdout } = await cli(['validate', '--json', '--fail-on', 'warning', odd])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      valid: true,
      files: [
        {
          valid: true,
          errorCount: 0,
          errors: [],
          warningCount: 1,
          warnings: [{ code: 'other-year', row: 22 }],
          groups: [{ severity: 'warning', code: 'other-year', count: 1 }],
        },
      ],
    })
  })

  test.each(['listed-value-spelling', 'spaces-in-code', 'lost-leading-zero', 'sectors-left-empty'])(
    '--strict refuses what the schema refuses, though its meaning is certain: %s',
    async code => {
      const path = examplePath(`avertissement-${code}.csv`)
      const read = await cli(['validate', '--json', path])
      expect(read.exitCode).toBe(0)
      const [accepted] = JSON.parse(read.stdout).files
      expect(accepted).toMatchObject({
        errorCount: 0,
        warnings: expect.arrayContaining([expect.objectContaining({ code })]),
      })
      const { exitCode, stdout } = await cli(['validate', '--json', '--strict', path])
      expect(exitCode).toBe(1)
      const [refused] = JSON.parse(stdout).files
      expect(refused.errorCount).toBeGreaterThan(0)
      expect(refused.warnings).not.toContainEqual(expect.objectContaining({ code }))
    },
  )

  test('--ignore leaves warnings out, separated by commas or in several options', async () => {
    const path = createFile(file('achats', [{ date: '2199-01-01' }, { date: '2199-01-01' }]))
    for (const options of [
      ['--ignore', 'future-date, repeated-line'],
      ['--ignore', 'future-date', '--ignore', 'repeated-line'],
    ]) {
      const { exitCode, stdout } = await cli(['validate', '--json', '--fail-on', 'warning', ...options, path])
      expect(exitCode).toBe(0)
      expect(JSON.parse(stdout).files).toMatchObject([{ warningCount: 0, warnings: [], groups: [] }])
    }
  })

  test('--ignore leaves out what the files of a folder tell of one another', async () => {
    const place = folder()
    createFile(file('cantines', [{}]), 'cantines.csv', place)
    createFile(file('achats', [{ siret: '99821993500017' }]), 'achats.csv', place)
    expect((await cli(['validate', '--fail-on', 'warning', place])).exitCode).toBe(1)
    expect((await cli(['validate', '--fail-on', 'warning', '--ignore', 'canteen-not-beside', place])).exitCode).toBe(0)
  })

  test.each([
    ['an error', 'pattern', '« pattern » est une erreur : seuls les avertissements peuvent être ignorés.'],
    ['what is no warning', 'other-yaer', 'vouliez-vous dire « other-year » ?'],
  ])('--ignore refuses %s', async (_, code, message) => {
    const { exitCode, stderr } = await cli(['validate', '--ignore', code, odd])
    expect(exitCode).toBe(2)
    expect(stderr).toContain(message)
  })

  test('a large file gives the same warnings, read by all cores', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => ({
      description: `Achat n°${i} `.repeat(20),
      prix_ht: i === 7 ? '95000' : '12',
    }))
    const [header = '', ...lines] = file('achats', rows).trimEnd().split('\n')
    const many = Array.from({ length: 130 }, (_, i) => lines.map(line => line.replace('n°', `n°${i}-`)).join('\n'))
    const path = createFile([header, ...many, lines[0], ''].join('\n'))
    const large = JSON.parse((await cli(['validate', '--json', path])).stdout).files[0]
    expect(large).toMatchObject({ rows: 130_001, errorCount: 0, warningCount: 130 })

    // One thread reads the standard input.
    const piped = await cli(['validate', '--json', '-'], { stdin: readFileSync(path) })
    expect({ ...JSON.parse(piped.stdout).files[0], file: path }).toEqual(large)
  })
})

describe('import', () => {
  const importTo = (url: string, ...args: string[]) =>
    cli(['import', '--server', url, ...args], { env: { MA_CANTINE_TOKEN: 'secret' } })

  test('sends a file with warnings, and shows those of the answer', async () => {
    const { stdout: checked } = await cli(['validate', '--json', odd])
    const { warningCount, warnings, groups } = JSON.parse(checked).files[0]
    const wire = warnings.map((warning: object) => ({
      ...warning,
      cell: '2021-01-30',
      type: '',
      tags: [],
      status: 200,
      has_doc: true,
    }))
    const { url } = await standInServer(json({ ...importAnswer, count: 21, warningCount, warnings: wire, groups }))
    const { exitCode, stdout } = await importTo(url, odd)
    expect(exitCode).toBe(0)
    expect(stdout).toContain('enregistré (1 avertissement)')
    expect(stdout).toContain('« 2021-01-30 » n’est pas en 2022')
  })

  test('--fail-on warning sends nothing, unless the warnings are ignored', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const { exitCode, stdout } = await importTo(url, '--fail-on', 'warning', odd)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('Rien n’a été envoyé.')
    expect(requests).toHaveLength(0)
    expect((await importTo(url, '--fail-on', 'warning', '--ignore', 'other-year', odd)).exitCode).toBe(0)
    expect(requests).toHaveLength(1)
  })

  test('--fail-on never does not exist: a wrong file is never sent', async () => {
    expect((await importTo('http://127.0.0.1:9', '--fail-on', 'never', wrong)).exitCode).toBe(2)
  })
})
