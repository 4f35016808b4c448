import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { inlineRows, packParts, xlsxParts } from '../../support/workbooks.ts'
import { cli, createFile, folder, goodFile } from '../support/run-cli.ts'
import { importAnswer, json, standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}, stdin = '') =>
  cli(args, { env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env }, stdin })
const skipRows = (...args: readonly string[]) => run(['import', '--on-error', 'skip-rows', ...args])
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const [header = '', right = ''] = goodFile.split('\n')
const rows = (...all: readonly (readonly [from: string, to: string])[]) =>
  `${[header, ...all.map(([from, to]) => right.replace(from, to))].join('\n')}\n`
const named = (name: string) => ['Carottes', name] as const
const unknownSiret = '49463556926130'

/** Descriptions of the stored purchases that begin with a word. */
async function stored(word: string): Promise<string[]> {
  const { stdout } = await run(['purchases', 'list', '--all', '--json', '--search', word])
  return stdout
    .split('\n')
    .filter(Boolean)
    .map(line => (JSON.parse(line) as { description: string }).description)
    .sort()
}

describe('import --on-error skip-rows', () => {
  test('sends the right rows, gives the others back with their reasons, and takes them once mended', async () => {
    const original = rows(named('Navet un'), ['2024-03-15', '15/03/2024'], named('Navet deux'), ['90.11', 'cher'])
      .replace('Carottes,Ferme du Pont,15/03', 'Navet trois,Ferme du Pont,15/03')
      .replace('Carottes,Ferme du Pont,2024-03-15,cher', 'Navet quatre,Ferme du Pont,2024-03-15,cher')
    const path = createFile(original, 'mars.csv')
    const rejects = join(dirname(path), 'mars.rejets.csv')
    const sent = await skipRows(path)
    expect(sent.exitCode).toBe(1)
    const text = plain(sent.stdout)
    expect(text).toContain('• ')
    expect(text).toContain('mars.csv — enregistré en partie (2 lignes à corriger)')
    expect(text).toContain('2 achats enregistrés')
    expect(text).toContain('2 lignes envoyées, 2 lignes à corriger')
    expect(text).toContain(`Les 2 lignes à corriger sont dans ${rejects}`)
    expect(text).toContain(`ma-cantine import ${rejects}`)
    expect(await stored('Navet')).toEqual(['Navet deux', 'Navet un'])
    expect(readFileSync(path, 'utf8')).toBe(original)

    const mended = readFileSync(rejects, 'utf8').replace(',15/03/2024,', ',2024-03-15,').replace(',cher,', ',12.50,')
    writeFileSync(rejects, mended)
    expect((await run(['import', rejects])).exitCode).toBe(0)
    expect(await stored('Navet')).toEqual(['Navet deux', 'Navet quatre', 'Navet trois', 'Navet un'])
    // Neither file is stored twice.
    expect((await skipRows(rejects)).stdout).toContain('déjà importé')
    expect((await run(['import', rejects])).exitCode).toBe(1)
    expect(await stored('Navet')).toHaveLength(4)
  })

  test('leaves what the server alone refuses in the same file, by canteen', async () => {
    const ofUnknownCanteen = ['21340172201787', unknownSiret] as const
    const path = createFile(
      rows(named('Radis un'), ofUnknownCanteen, ['2024-03-15', 'hier'], named('Radis deux'), ofUnknownCanteen),
    )
    const { exitCode, stdout } = await skipRows('--json', path)
    expect(exitCode).toBe(1)
    const { ok, files } = JSON.parse(stdout)
    const rejects = path.replace('.csv', '.rejets.csv')
    expect(ok).toBe(false)
    expect(files[0]).toMatchObject({ sent: true, rejects: { rows: 3, sentRows: 2, file: rejects } })
    expect(files[0].rejects.report.groups.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['type-error', 'unknown-canteen']),
    )
    expect(readFileSync(rejects, 'utf8')).toContain(`Ligne 3 : Aucune cantine n’a le numéro SIRET « ${unknownSiret} ».`)
    expect(await stored('Radis')).toEqual(['Radis deux', 'Radis un'])
  })

  test('shows both counts with --dry-run, and writes nothing', async () => {
    const path = createFile(rows(named('Panais'), ['2024-03-15', 'hier']))
    const { exitCode, stdout } = await skipRows('--dry-run', path)
    expect(exitCode).toBe(1)
    const text = plain(stdout)
    expect(text).toContain('peut être importé en partie (1 ligne à corriger)')
    expect(text).toContain('1 ligne à envoyer, 1 ligne à corriger')
    expect(text).toContain('Format incorrect')
    expect(readdirSync(dirname(path))).toEqual(['achats.csv'])
    expect(await stored('Panais')).toEqual([])
  })

  test('sends a right file as it is', async () => {
    const path = createFile(rows(named('Céleri')))
    const { exitCode, stdout } = await skipRows('--json', path)
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout).files[0]).not.toHaveProperty('rejects')
    expect(readdirSync(dirname(path))).toEqual(['achats.csv'])
    expect((await run(['import', path])).stdout).toContain('déjà importé')
  })

  test('sends nothing when no row is right, and gives them all back', async () => {
    const path = createFile(rows(['2024-03-15', 'hier']))
    const { exitCode, stdout } = await skipRows(path)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('rien à envoyer : toutes les lignes sont à corriger')
    expect(existsSync(path.replace('.csv', '.rejets.csv'))).toBe(true)
  })

  test('never replaces a file, unless --force', async () => {
    const path = createFile(rows(named('Fenouil'), ['2024-03-15', 'hier']))
    const rejects = createFile('à garder', 'à reprendre.csv')
    const refused = await skipRows('--rejects', rejects, path)
    expect(refused.exitCode).toBe(2)
    expect(refused.stdout).toContain('existe déjà')
    expect([readFileSync(rejects, 'utf8'), await stored('Fenouil')]).toEqual(['à garder', []])
    expect((await skipRows('--rejects', rejects, '--force', path)).exitCode).toBe(1)
    expect(readFileSync(rejects, 'utf8')).toContain('motifs_du_rejet')
    expect(await stored('Fenouil')).toEqual(['Fenouil'])
  })

  test('gives the wrong rows of a workbook back as CSV', async () => {
    const cells = rows(named('Rutabaga'), ['2024-03-15', 'hier'])
      .trim()
      .split('\n')
      .map(line => line.split(','))
    const content = await packParts(xlsxParts([{ name: 'Achats', rows: inlineRows(cells) }]))
    const path = createFile(content, 'achats.xlsx')
    const { stdout } = await skipRows('--json', path)
    const { rejects } = JSON.parse(stdout).files[0]
    expect(rejects).toMatchObject({ rows: 1, sentRows: 1, file: path.replace('.xlsx', '.rejets.csv') })
    expect(readFileSync(rejects.file, 'utf8')).toContain(';hier;90.11;')
    expect(await stored('Rutabaga')).toEqual(['Rutabaga'])
  })

  test('refuses the whole file for an error that is not of a row', async () => {
    const path = createFile(goodFile.replace('fournisseur', 'vendeur inconnu'))
    const { exitCode, stdout } = await skipRows(path)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('Rien n’a été envoyé.')
    expect(readdirSync(dirname(path))).toEqual(['achats.csv'])
  })

  test('refuses purchases stored already as a whole: which rows they are is not told', async () => {
    expect((await run(['import', createFile(rows(named('Blette')))])).exitCode).toBe(0)
    const path = createFile(rows(named('Blette'), ['2024-03-15', 'hier'], named('Endive')))
    const { exitCode, stdout } = await skipRows(path)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('--similar skip')
    expect(readdirSync(dirname(path))).toEqual(['achats.csv'])
    expect((await skipRows('--similar', 'skip', path)).exitCode).toBe(1)
    expect(readdirSync(dirname(path)).sort()).toEqual(['achats.csv', 'achats.rejets.csv'])
    expect(await stored('Blette')).toEqual(['Blette'])
  })

  test('leaves no file of rejects of an import that failed', async () => {
    const path = createFile(rows(named('Salsifis'), ['2024-03-15', 'hier']))
    const answers = [json(importAnswer), json({ detail: 'non' }, 403)]
    const { url } = await standInServer((one, response) => (answers.shift() ?? json({}))(one, response))
    expect((await run(['import', '--on-error', 'skip-rows', path], { MA_CANTINE_SERVER: url })).exitCode).toBe(3)
    expect(readdirSync(dirname(path))).toEqual(['achats.csv'])
    const cut = await standInServer((_, response) => void response.destroy())
    await cut.close()
    const down = await run(['import', '--on-error', 'skip-rows', path], { MA_CANTINE_SERVER: cut.url })
    expect(down.exitCode).toBe(5)
    expect(readdirSync(dirname(path))).toEqual(['achats.csv'])
  })

  test('speaks English, with reasons in French, and has a view for terminals', async () => {
    const path = createFile(rows(named('Topinambour'), ['2024-03-15', 'hier']))
    const { stdout } = await run(['import', '--lang', 'en', '--on-error', 'skip-rows', path], { FORCE_COLOR: '1' })
    expect(stripVTControlCharacters(stdout).replace(/\s+/g, ' ')).toContain('partly stored (1 row to mend)')
    expect(readFileSync(path.replace('.csv', '.rejets.csv'), 'utf8')).toContain('n’est pas une date')
  })
})

describe('is refused with 2', () => {
  test.each([
    ['a file whose rows belong together', ['--on-error', 'skip-rows', examplePath('diagnostics.csv')], 'rows-together'],
    ['--rejects alone', ['--rejects', 'x.csv', examplePath('diagnostics.csv')], 'rejects-without-skipping'],
    [
      'one file of rejects for two',
      ['--on-error', 'skip-rows', '--rejects', 'x', 'a.csv', 'b.csv'],
      'one-rejects-file',
    ],
    ['the standard input without --rejects', ['--on-error', 'skip-rows', '-'], 'rejects-needed'],
    ['a mapping', ['--on-error', 'skip-rows', '--mapping', 'compta', 'a.csv'], 'rejects-of-mapping'],
  ])('%s', async (_, args, code) => {
    const { exitCode, stdout } = await run(['import', '--json', ...args], {}, goodFile)
    expect([exitCode, JSON.parse(stdout).error.code]).toEqual([2, code])
  })
})

test('the wrong rows of the standard input go where --rejects says', async () => {
  const rejects = join(folder(), 'retour.csv')
  const args = ['import', '--on-error', 'skip-rows', '--rejects', rejects, '-']
  expect((await run(args, {}, rows(named('Cardon'), ['2024-03-15', 'hier']))).exitCode).toBe(1)
  expect(readFileSync(rejects, 'utf8')).toContain('Ligne 3 : « hier »')
})
