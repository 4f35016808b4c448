import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, folder, type RunOptions } from '../support/run-cli.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = (args: readonly string[], { env = {}, ...options }: RunOptions = {}) =>
  cli(args, { env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env }, ...options })

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const ledger = examplePath('exports/comptabilite-lignes-de-titre.csv')
const orders = examplePath('exports/commandes-sans-siret.csv')

describe('mappings', () => {
  test('the recipe of the README imports the export of an accounting program', async () => {
    const cwd = folder()
    const readme = readFileSync(new URL('../../../cli/README.md', import.meta.url), 'utf8')
    const recipes = [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, lines = '']) => lines)
    const recipe = recipes.find(lines => lines.includes('mappings save compta --from')) ?? ''
    const commands = recipe
      .split('\n')
      .flatMap(line => (line.startsWith('ma-cantine ') ? [line.replace(/ *#.*/, '')] : []))
    expect(commands.length).toBeGreaterThan(3)
    const outputs: string[] = []
    for (const command of commands) {
      const args = command
        .split(' ')
        .slice(1)
        .map(word => (/^(mars|avril)\.csv$/.test(word) ? ledger : word))
      const { exitCode, stdout, stderr } = await run(args, { cwd })
      expect([command, exitCode, stderr]).toEqual([command, 0, ''])
      outputs.push(plain(stdout))
      expect(outputs.at(-1)).not.toContain('erreur')
    }
    const planned = outputs.find(output => output.includes('Simulation'))
    expect(planned).toContain('Montant à enregistrer : 1 941,56 € HT\n')
    expect(planned).toContain('(21340172201787) : 5 achats, 1 941,56 € HT')
    expect(planned?.replace(/\s+/g, ' ')).toContain('C’est bien le total de votre fichier (ligne 11) : 1 941,56 €.')
    expect(planned).toContain('Ligne 6 : création de l’achat « Pommes de terre Charlotte 25 kg »')
    const { mappings } = JSON.parse((await run(['mappings', '--json'])).stdout)
    expect(mappings).toMatchObject([{ name: 'compta', mapping: { kind: 'achats' } }])
  })

  test('an export whose words leave a doubt about their encoding waits for --encoding', async () => {
    const cwd = folder()
    const text = readFileSync(ledger, 'utf8').replace('Pommes de terre', 'Salade ao~t')
    const inDos = Buffer.from(text.replaceAll(/[^\0-\x7f]/g, '').replace('~', '\x96'), 'latin1')
    writeFileSync(join(cwd, 'dos.csv'), inDos)
    expect((await run(['mappings', 'save', 'dos', '--from', ledger], { cwd })).exitCode).toBe(0)
    const mapping = JSON.parse(readFileSync(join(cwd, 'dos.json'), 'utf8'))
    const plainLabels = JSON.parse(JSON.stringify({ ...mapping, toConfirm: [] }).replaceAll(/[^\0-\x7f]/g, ''))
    writeFileSync(join(cwd, 'dos.json'), JSON.stringify(plainLabels))
    for (const args of [
      ['mappings', 'save', 'autre', '--from', 'dos.csv', '--json'],
      ['validate', '--mapping', 'dos.json', 'dos.csv', '--json'],
      ['import', '--mapping', 'dos.json', 'dos.csv', '--json'],
    ]) {
      const { exitCode, stdout } = await run(args, { cwd })
      expect([args, exitCode]).not.toEqual([args, 0])
      expect(stdout).toContain('doubtful-encoding')
      expect(stdout).toContain('août')
      expect(stdout).toContain('--encoding')
    }
    expect(existsSync(join(cwd, 'autre.json'))).toBe(false)
    const { exitCode, stdout } = await run(
      ['import', '--dry-run', '--similar', 'allow', '--mapping', 'dos.json', '--encoding', 'ibm850', 'dos.csv'],
      { cwd },
    )
    expect([exitCode, plain(stdout)]).toEqual([0, expect.stringContaining('Salade août')])
  })

  test('what is proposed names all that is unsure, and is imported only once that is looked at', async () => {
    const cwd = folder()
    const proposed = await run(['mappings', 'save', 'commandes', '--from', orders], { cwd })
    expect(proposed.exitCode).toBe(0)
    expect(plain(proposed.stdout)).toContain('? siret : aucune colonne ne convient.')
    expect(plain(proposed.stdout)).toContain('« Non alimentaire » (1 ligne) n’est pas reconnu.')
    expect(plain(proposed.stdout)).toContain('famille_produits ← « Rayon »')
    const place = join(cwd, 'commandes.json')
    const again = await run(['mappings', 'save', 'commandes', '--from', orders], { cwd })
    expect(again).toMatchObject({ exitCode: 2, stdout: '' })
    for (const args of [
      ['import', '--mapping', place, orders],
      ['mappings', 'save', 'commandes', '--file', place],
    ]) {
      const refused = await run(args, { cwd })
      expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
      expect(plain(refused.stderr)).toContain('Il reste 2 points à vérifier dans la correspondance')
    }
    const mapping = JSON.parse(readFileSync(place, 'utf8'))
    const constants = [{ target: 'siret', value: server.account.canteens[0]?.siret }]
    writeFileSync(place, JSON.stringify({ ...mapping, constants, toConfirm: [] }))
    const wrong = await run(['import', '--mapping', place, orders, '--json'], { cwd })
    expect(wrong.exitCode).toBe(1)
    // The row and the column of the export itself.
    expect(JSON.parse(wrong.stdout).files[0].report.errors).toMatchObject([
      { row: 6, column: 6, value: 'Non alimentaire' },
    ])
    const families = mapping.columns.find(({ target }: { target: string }) => target === 'famille_produits')
    families.from[0].values.push({ text: 'Non alimentaire', codes: [] })
    writeFileSync(place, JSON.stringify({ ...mapping, constants, toConfirm: [] }))
    const right = await run(['import', '--dry-run', '--mapping', place, orders], { cwd })
    expect([right.exitCode, right.stderr]).toEqual([0, ''])
  })

  test('a mapping is kept, shown and deleted by its name', async () => {
    const kept = await run([
      'mappings',
      'save',
      'stock',
      '--file',
      examplePath('exports/gestion-de-stock.mapping.json'),
    ])
    expect([kept.exitCode, kept.stderr]).toEqual([0, ''])
    const shown = await run(['mappings', 'show', 'stock'])
    expect(plain(shown.stdout)).toContain('prix_ht ← « Total HT » (décimales : point)')
    expect(plain(shown.stdout)).toContain('« Boucherie » → VIANDES_VOLAILLES')
    expect((await run(['mappings', 'show', 'stock', '--lang', 'en'], { env: { FORCE_COLOR: '1' } })).stdout).toContain(
      'decimals: point',
    )
    expect((await run(['mappings', 'list', '--fields', 'name'])).stdout).toMatch(/^name\n(.*\n)*stock\n/)
    expect((await run(['mappings', 'delete', 'stock'])).exitCode).toBe(0)
    const gone = await run(['mappings', 'show', 'stock'])
    expect([gone.exitCode, plain(gone.stderr)]).toEqual([2, expect.stringContaining('nommée « stock »')])
  })

  test.each([
    [['mappings', 'save', 'x'], 2, '--from un fichier de votre logiciel'],
    [['validate', '--mapping', 'absent.json', ledger], 2, 'absent.json'],
    [['validate', '--mapping', examplePath('expected.json'), ledger], 2, 'n’est pas une correspondance de colonnes'],
    [
      ['mappings', 'save', 'x', '--from', examplePath('erreur-missing-header.csv'), '-o', '/nowhere/x.json'],
      1,
      'en-tête',
    ],
  ])('%j is refused with %i', async (args, exitCode, sentence) => {
    const refused = await run(args)
    expect(refused).toMatchObject({ exitCode, stdout: '' })
    expect(plain(refused.stderr)).toContain(sentence)
    expect(existsSync('x.json')).toBe(false)
  })

  test('a file without the columns of the mapping is told which it lacks', async () => {
    const mapping = examplePath('exports/commandes-sans-siret.mapping.json')
    const { exitCode, stdout } = await run(['validate', '--mapping', mapping, ledger])
    expect(exitCode).toBe(2)
    expect(plain(stdout)).toContain('il n’a pas de colonne « Produit », « Distributeur »')
  })
})
