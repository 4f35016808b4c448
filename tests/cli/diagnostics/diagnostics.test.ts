import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildProgram } from '../../../cli/program.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { makeToken } from '../support/make-token.ts'
import { cli, folder, type RunOptions } from '../support/run-cli.ts'
import { json, standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
  const [first, second] = server.account.canteens
  const simple = { diagnosticType: 'SIMPLE', valueTotalHt: 1000, valueBioHt: 199.99, valueSustainableHt: 100 }
  await store(first?.id ?? 0, { ...simple, year: 2023, valueMeatPoultryHt: 300, valueMeatPoultryEgalimHt: 75 })
  await store(first?.id ?? 0, { ...simple, year: 2024 })
  await store(second?.id ?? 0, { year: 2023, diagnosticType: 'COMPLETE', valueTotalHt: 5000 })
})
afterAll(() => server.stop())

async function store(canteenId: number, diagnostic: object): Promise<void> {
  const response = await fetch(`${server.url}/api/v1/canteens/${canteenId}/diagnostics/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(diagnostic),
  })
  expect([response.status, await response.text()]).toEqual([201, expect.any(String)])
}

const run = (args: readonly string[], { env = {}, ...options }: RunOptions = {}) =>
  cli(args, { env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env }, ...options })

const runJson = async (args: readonly string[], options: RunOptions = {}) =>
  JSON.parse((await run(['diagnostics', ...args, '--json'], options)).stdout)

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('diagnostics list', () => {
  test('gives the diagnostics of all canteens, newest first, with their shares', async () => {
    const [first] = server.account.canteens
    const { exitCode, stdout } = await run(['diagnostics'])
    expect(exitCode).toBe(0)
    const output = plain(stdout)
    expect(output).toContain(`✔ 2024, ${first?.name} — bilan simple`)
    expect(output).toContain('1 000,00 € HT · bio : presque 20 % · qualité et durable, dont bio : presque 30 %')
    expect(output).toContain('— bilan détaillé')
    expect(output.indexOf('2024,')).toBeLessThan(output.indexOf('2023,'))
  })

  test('is found by canteen and year, and told in JSON', async () => {
    const [first, second] = server.account.canteens
    expect(await runJson(['list', '--canteen', String(second?.siret)])).toMatchObject({
      ok: true,
      server: server.url,
      count: 1,
      diagnostics: [{ canteenId: second?.id, canteenName: second?.name, year: 2023, valueTotalHt: 5000 }],
    })
    expect(await runJson(['--year', '2023'])).toMatchObject({ count: 2 })
    expect(await runJson(['--year', '2024', '--canteen', String(second?.id)])).toMatchObject({ count: 0 })
    expect((await run(['diagnostics', '--year', '2019'])).stdout).toContain('Aucun bilan ne correspond')
    const short = await run(['diagnostics', '--limit', '1', '--lang', 'en'])
    expect(short.stdout).toContain('2 more diagnostics are not shown')
    expect((await runJson(['--all', '--limit', '1'])).diagnostics).toHaveLength(3)
    expect(await run(['diagnostics', '--year', 'deux'])).toMatchObject({ exitCode: 2 })
    const token = await makeToken(server, { name: 'CI', scopes: ['canteen:read'], canteenIds: [first?.id] })
    expect(await runJson([], { env: { MA_CANTINE_TOKEN: token } })).toMatchObject({ count: 2 })
    const other = await makeToken(server, { name: 'CI', scopes: ['purchase:read'] })
    expect(await run(['diagnostics'], { env: { MA_CANTINE_TOKEN: other } })).toMatchObject({ exitCode: 3, stdout: '' })
  })
})

test('diagnostics show tells the totals, and refuses a number that is none', async () => {
  const { diagnostics } = await runJson(['--year', '2023'])
  const { id } = diagnostics.find((each: { diagnosticType: string }) => each.diagnosticType === 'SIMPLE')
  const output = plain((await run(['diagnostics', 'show', String(id)])).stdout)
  expect(output).toContain('Bio : 199,99 €, soit presque 20 %')
  expect(output).toContain('Viandes et volailles : 300,00 €, soit 30 %')
  expect(output).toContain('EGalim : 75,00 €, soit 25 %')
  expect(await runJson(['show', String(id)])).toMatchObject({ ok: true, diagnostic: { id, valueTotalHt: 1000 } })
  expect(await runJson(['show', 'abc'])).toMatchObject({ error: { code: 'bad-diagnostic' } })
  expect(await run(['diagnostics', 'show', '999999'])).toMatchObject({ exitCode: 2 })
})

describe('diagnostics export', () => {
  test('says what the format cannot hold, and why', async () => {
    const cwd = folder()
    const { exitCode, stdout } = await run(['diagnostics', 'export'], { cwd })
    expect(exitCode).toBe(0)
    expect(plain(stdout)).toContain(
      '1 bilan n’y figure pas :\n  1 bilan : le type du bilan, simple ou détaillé, n’est pas celui de ce format.',
    )
    expect(readFileSync(join(cwd, 'diagnostics.csv'), 'utf8').trim().split('\r\n')).toHaveLength(3)
    expect(await runJson(['export', '--kind', 'diagnostics_cc', '--output', 'cc.ods'], { cwd })).toMatchObject({
      ok: true,
      file: 'cc.ods',
      format: 'ods',
      kind: 'diagnostics_cc',
      leftOut: 3,
      leftOutReasons: { 'other-type': 1, 'not-central': 2 },
    })
    expect(readFileSync(join(cwd, 'cc.ods')).subarray(0, 2).toString()).toBe('PK')
  })

  test('is refused with the exit code of its reason', async () => {
    const cwd = folder()
    expect(await run(['diagnostics', 'export', '--kind', 'achats'], { cwd })).toMatchObject({ exitCode: 2 })
    expect(await run(['diagnostics', 'export', '--kind', 'diagnostics_admin'], { cwd })).toMatchObject({ exitCode: 3 })
    const refusing = await standInServer(json({ detail: 'Droit manquant.' }, 403))
    expect(await run(['diagnostics', 'export', '--server', refusing.url], { cwd })).toMatchObject({ exitCode: 3 })
    const away = ['diagnostics', 'export', '--server', 'http://127.0.0.1:9', '--timeout', '0.5']
    expect(await run(away, { cwd })).toMatchObject({ exitCode: 5 })
  })
})

test('the round trip of the README shows the changed cells, and stores them', async () => {
  const readme = readFileSync(new URL('../../../cli/README.md', import.meta.url), 'utf8')
  const block = /```sh\n(ma-cantine diagnostics[^`]*)```/.exec(readme)?.[1] ?? ''
  const [listing = [], showing = [], exporting = [], looking = [], importing = []] = block
    .trim()
    .split('\n')
    .map(line => line.replace(/ *#.*/, '').split(' ').slice(1))
  const cwd = folder()
  for (const words of [listing, showing, exporting]) expect(await run(words, { cwd })).toMatchObject({ exitCode: 0 })
  const unchanged = JSON.parse((await run([...looking, '--json'], { cwd })).stdout)
  expect(unchanged.files[0].answer.plan).toMatchObject({ changes: [], changeCount: 0 })
  const path = join(cwd, 'bilans.csv')
  writeFileSync(path, readFileSync(path, 'utf8').replace(';1000;', ';1234,5;').replace(';300;', ';321;'))
  const looked = plain((await run(looking, { cwd })).stdout)
  expect(looked).toContain('valeur_totale : 1000 → 1234.5')
  expect(looked).toContain('valeur_viandes : 300 → 321')
  expect(await run(importing, { cwd })).toMatchObject({ exitCode: 0 })
  expect(await runJson(['--year', '2023'])).toMatchObject({
    diagnostics: expect.arrayContaining([expect.objectContaining({ valueTotalHt: 1234.5, valueMeatPoultryHt: 321 })]),
  })
})

test.each(['list', 'show', 'export'])('diagnostics %s describes itself in French', verb => {
  const program = buildProgram('fr')
  const diagnostics = program.commands.find(command => command.name() === 'diagnostics')
  const help = diagnostics?.commands.find(command => command.name() === verb)?.helpInformation()
  expect(help).toContain(`Utilisation : ma-cantine diagnostics ${verb}`)
  expect(help).not.toMatch(/Usage|Options:|Arguments:|display|default/)
})
