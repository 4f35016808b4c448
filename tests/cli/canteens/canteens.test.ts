import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { makeToken } from '../support/make-token.ts'
import { cli, folder, type RunOptions } from '../support/run-cli.ts'
import { json, standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const tilleuls = '21340172201787'

const run = (args: readonly string[], { env = {}, ...options }: RunOptions = {}) =>
  cli(args, { env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env }, ...options })

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('canteens', () => {
  test('lists those that one manages by name, found by words, with --json too', async () => {
    const { exitCode, stdout } = await run(['canteens', '--limit', '2'])
    expect(exitCode).toBe(0)
    const output = plain(stdout)
    expect(output).toContain('✔ Cantine de la Petite Source — complète')
    expect(output).toMatch(/n° \d+ · SIRET 99182633000011 · 44000 Nantes · Cuisine sur place/)
    expect(output).toContain('3 autres cantines ne sont pas montrées')
    const found = JSON.parse((await run(['canteens', 'list', '--search', 'tilleuls', '--json'])).stdout)
    expect(found).toMatchObject({ ok: true, server: server.url, count: 1, canteens: [{ siret: tilleuls }] })
    const none = await run(['canteens', '--search', 'introuvable'])
    expect(plain(none.stdout)).toContain('Aucune de vos cantines ne correspond à « introuvable ».')
  })

  test('show gives one by its number or its SIRET, and has a view for terminals', async () => {
    const id = server.account.canteens[0]?.id
    const bySiret = await run(['canteens', 'show', tilleuls])
    expect(bySiret.exitCode).toBe(0)
    for (const line of ['Mode de gestion : Gestion directe', 'Repas par an : 44 800', 'demo@ma-cantine.example']) {
      expect(plain(bySiret.stdout)).toContain(line)
    }
    const byNumber = await run(['canteens', 'show', String(id), '--lang', 'en'], { env: { FORCE_COLOR: '1' } })
    expect(byNumber.stdout).toContain('Meals per year: 44,800')
  })

  test.each([
    ['tilleuls', '« tilleuls » n’est ni le numéro d’une cantine ni un SIRET.'],
    ['999999', 'Cette cantine n’existe pas.'],
    ['99999999999999', 'Aucune de vos cantines n’a le SIRET 99999999999999.'],
  ])('show %s is refused with 2', async (text, sentence) => {
    const { exitCode, stdout, stderr } = await run(['canteens', 'show', text])
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(plain(stderr)).toContain(sentence)
  })

  test('a token limited to one canteen sees no other, by no way', async () => {
    const [own, other] = server.account.canteens
    const draft = { name: 'CI', scopes: ['canteen:read'], canteenIds: [own?.id] }
    const env = { MA_CANTINE_TOKEN: await makeToken(server, draft) }
    expect(JSON.parse((await run(['canteens', '--json'], { env })).stdout)).toMatchObject({
      count: 1,
      canteens: [{ id: own?.id }],
    })
    const show = (number: unknown) => run(['canteens', 'show', String(number)], { env })
    expect(await show(other?.id)).toMatchObject({ exitCode: 3, stdout: '' })
    expect(await show(other?.siret)).toMatchObject({ exitCode: 2, stdout: '' })
    const cwd = folder()
    expect(await run(['canteens', 'export'], { env, cwd })).toMatchObject({ exitCode: 0 })
    expect(readFileSync(join(cwd, 'cantines.csv'), 'utf8').trim().split('\r\n')).toHaveLength(2)
  })

  test('a token that nobody knows is refused with 3, a server that is away with 5', async () => {
    expect(await run(['canteens'], { env: { MA_CANTINE_TOKEN: 'unknown' } })).toMatchObject({ exitCode: 3 })
    expect(await run(['canteens', '--server', 'http://127.0.0.1:1'])).toMatchObject({ exitCode: 5 })
  })
})

describe('canteens export', () => {
  test('writes the file that changes canteens by their ids too, and knows no other format', async () => {
    const cwd = folder()
    const of = (version: string) => run(['canteens', 'export', '--reimportable', version], { cwd })
    expect(await of('2026-modifier')).toMatchObject({ exitCode: 0 })
    expect(readFileSync(join(cwd, 'cantines.csv'), 'utf8')).toMatch(/^\ufeff?cantine_id;siret;siren_unite_legale;/)
    expect(await of('2026-creer')).toMatchObject({ exitCode: 2 })
  })

  test('writes the format that the name of the file asks for, or --format, and replaces no file unasked', async () => {
    const cwd = folder()
    for (const format of ['csv', 'xlsx', 'ods']) {
      const args = format === 'csv' ? [] : ['--output', `mes-cantines.${format}`]
      const { exitCode, stdout } = await run(['canteens', 'export', '--json', ...args], { cwd })
      expect(exitCode).toBe(0)
      const { file, bytes, ...others } = JSON.parse(stdout)
      expect(others).toEqual({ ok: true, server: server.url, format, version: '2025', leftOut: 0 })
      expect(readFileSync(join(cwd, file))).toHaveLength(bytes)
    }
    expect(readFileSync(join(cwd, 'mes-cantines.ods')).toString('latin1')).toContain('opendocument.spreadsheet')
    const again = await run(['canteens', 'export'], { cwd })
    expect(again.exitCode).toBe(2)
    expect(plain(again.stderr)).toContain('« cantines.csv » existe déjà')
    const chosen = await run(['canteens', 'export', '--force', '--search', 'tilleuls', '--format', 'csv'], { cwd })
    expect(plain(chosen.stdout)).toContain('Les cantines sont écrites dans cantines.csv.')
    expect(readFileSync(join(cwd, 'cantines.csv'), 'utf8').trim().split('\r\n')).toHaveLength(2)
  })

  test('says how many canteens without a SIRET are left out', async () => {
    const { url } = await standInServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'rows-left-out': '2' }).end('siret\r\n')
    })
    const { stdout } = await run(['canteens', 'export', '--server', url], { cwd: folder() })
    expect(plain(stdout)).toContain('2 cantines sans SIRET n’y figurent pas')
  })

  test('leaves nothing behind when the answer is cut, refused or never ends', async () => {
    const cwd = folder()
    const cut = await standInServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' }).write('siret;nom\r\n')
      setTimeout(() => response.destroy(), 50)
    })
    expect(await run(['canteens', 'export', '--server', cut.url], { cwd })).toMatchObject({ exitCode: 5 })
    const endless = await standInServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('siret;nom\r\n')
    })
    const slow = await run(['canteens', 'export', '--server', endless.url, '--timeout', '0.5'], { cwd })
    expect(slow.exitCode).toBe(5)
    const refusing = await standInServer(json({ detail: 'Droit manquant.' }, 403))
    expect(await run(['canteens', 'export', '--server', refusing.url], { cwd })).toMatchObject({ exitCode: 3 })
    const nowhere = await run(['canteens', 'export', '--output', join(cwd, 'absent', 'cantines.csv')], { cwd })
    expect(nowhere.exitCode).toBe(2)
    expect(readdirSync(cwd)).toEqual([])
  })
})

test('the round trip of the README shows the changed cells, and stores them', async () => {
  const readme = readFileSync(new URL('../../../cli/README.md', import.meta.url), 'utf8')
  const block = /```sh\n(ma-cantine canteens export[^`]*)```/.exec(readme)?.[1] ?? ''
  const [exporting = [], looking = [], importing = []] = block
    .trim()
    .split('\n')
    .map(line => line.replace(/ *#.*/, '').split(' ').slice(1))
  const cwd = folder()
  expect(await run(exporting, { cwd })).toMatchObject({ exitCode: 0 })
  const unchanged = await run([...looking, '--json'], { cwd })
  expect(JSON.parse(unchanged.stdout).files[0].answer).toMatchObject({ created: 0, updated: 0, unchanged: 5 })
  const path = join(cwd, 'cantines.csv')
  expect(existsSync(path)).toBe(true)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(';320;', ';333;').replace('Cantine des Marronniers', 'Marronniers'),
  )
  const looked = plain((await run(looking, { cwd })).stdout)
  expect(looked).toContain('nombre_repas_jour : 320 → 333')
  expect(looked).toContain('nom : Cantine des Marronniers → Marronniers')
  expect(looked).toContain('Cantines : 2 à mettre à jour, 3 sans changement')
  expect(await run(importing, { cwd })).toMatchObject({ exitCode: 0 })
  const shown = await run(['canteens', 'show', tilleuls])
  expect(shown.stdout).toContain('333')
})

test.each([[], ['list'], ['show'], ['export'], ['convert-to-group'], ['undo-group'], ['leave-group']])(
  'canteens %s describes itself in French',
  async (...verb: string[]) => {
    const { exitCode, stdout } = await run(['canteens', ...verb, '--help'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Utilisation : ma-cantine canteens')
    expect(stdout).not.toMatch(/Usage|Options:|Arguments:|display|default/)
  },
)
