import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildProgram } from '../../../cli/program.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { makeToken } from '../support/make-token.ts'
import { cli, folder, type RunOptions } from '../support/run-cli.ts'
import { json, standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
let sorted: number
beforeAll(async () => {
  server = await startServer()
  const [first, second] = server.account.canteens
  sorted = await store(first?.id ?? 0, {
    periodStartDate: '2026-03-09',
    periodEndDate: '2026-03-13',
    mealCount: 500,
    totalMass: 42.5,
    isSortedBySource: true,
    preparationTotalMass: 20,
    preparationIsSorted: true,
    preparationEdibleMass: 12.5,
    preparationInedibleMass: 7.5,
    unservedTotalMass: 10,
    leftoversTotalMass: 12,
  })
  await store(first?.id ?? 0, { periodStartDate: '2025-11-03', periodEndDate: '2025-11-07' })
  await store(second?.id ?? 0, {
    periodStartDate: '2025-01-06',
    periodEndDate: '2025-01-10',
    mealCount: 1000,
    totalMass: 61.5,
    isSortedBySource: false,
  })
})
afterAll(() => server.stop())

async function store(canteenId: number, measurement: object): Promise<number> {
  const response = await fetch(`${server.url}/api/v1/canteens/${canteenId}/wasteMeasurements/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(measurement),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: number }).id
}

const run = (args: readonly string[], { env = {}, ...options }: RunOptions = {}) =>
  cli(['waste', ...args], {
    env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env },
    ...options,
  })

const runJson = async (args: readonly string[], options: RunOptions = {}) =>
  JSON.parse((await run([...args, '--json'], options)).stdout)

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('waste list', () => {
  test('gives the measurements of all canteens, latest first, with their grams', async () => {
    const { exitCode, stdout } = await run([])
    expect(exitCode).toBe(0)
    const output = plain(stdout)
    expect(output).toContain('Du 09/03/2026 au 13/03/2026 — 85 g par repas et par convive')
    expect(output).toContain('Du 03/11/2025 au 07/11/2025 — à compléter')
    expect(output).toContain('5 jours · 1 000 couverts · 61,5 kg')
    expect(output.indexOf('2026')).toBeLessThan(output.indexOf('Du 06/01/2025'))
  })

  test('is found by canteen and by days, read by the page of the server, and told in JSON', async () => {
    const [first, second] = server.account.canteens
    expect(await runJson(['list', '--canteen', String(second?.siret)])).toMatchObject({
      ok: true,
      server: server.url,
      count: 1,
      measurements: [{ canteenId: second?.id, canteenName: second?.name, totalMass: 61.5, daysInPeriod: 5 }],
    })
    expect(await runJson(['list', '--canteen', `${first?.id},${second?.id}`])).toMatchObject({ count: 3 })
    expect(await runJson(['--after', '3 novembre 2025'])).toMatchObject({ count: 2 })
    expect(await runJson(['--after', '04/11/2025', '--before', '2026-03-12'])).toMatchObject({ count: 0 })
    expect((await run(['--before', '2024-12-31'])).stdout).toContain('Aucune évaluation ne correspond')
    const short = await run(['--limit', '1'])
    expect(plain(short.stdout)).toContain('2 autres évaluations ne sont pas montrées')
    expect((await runJson(['--all', '--limit', '1'])).measurements).toHaveLength(3)
  })

  test('speaks English', async () => {
    const { stdout } = await run(['--lang', 'en', '--limit', '1'])
    expect(stdout).toContain('From 09/03/2026 to 13/03/2026 — 85 g per meal and per diner')
    expect(stdout).toContain('2 more measurements are not shown')
  })

  test('a token limited to one canteen sees only its measurements, and one for purchases none', async () => {
    const [first, second] = server.account.canteens
    const token = await makeToken(server, { name: 'CI', scopes: ['canteen:read'], canteenIds: [second?.id] })
    const env = { MA_CANTINE_TOKEN: token }
    expect(await runJson([], { env })).toMatchObject({ count: 1 })
    expect(await runJson(['--canteen', String(first?.id)], { env })).toMatchObject({ count: 0 })
    expect(await run(['show', String(sorted)], { env })).toMatchObject({ exitCode: 2 })
    const { stdout } = await run(['export', '--output', '-'], { env })
    expect(stdout.trim().split('\r\n')).toHaveLength(2)
    const other = await makeToken(server, { name: 'CI', scopes: ['purchase:read'] })
    expect(await run([], { env: { MA_CANTINE_TOKEN: other } })).toMatchObject({ exitCode: 3, stdout: '' })
  })
})

describe('waste show', () => {
  test('tells the figures of a measurement, and sums that differ', async () => {
    const { exitCode, stdout } = await run(['show', String(sorted)])
    expect(exitCode).toBe(0)
    const output = plain(stdout)
    for (const line of [
      'Masse totale : 42,5 kg',
      'Comestible : 12,5 kg, soit 29 %',
      'Non comestible : 7,5 kg, soit 18 %',
      'Non trié : 22,5 kg, soit 53 %',
      'Préparation : 20 kg, soit 47 %',
      'Restes dans les assiettes : 12 kg, soit 28 %',
      'Sans source indiquée : 0,5 kg, soit 1 %',
      'La somme des trois sources diffère de 0,5 kg',
    ]) {
      expect(output).toContain(line)
    }
    expect(await runJson(['show', String(sorted)])).toMatchObject({
      ok: true,
      measurement: { id: sorted, totalMass: 42.5 },
      figures: {
        gramsPerMeal: 85,
        sources: [
          { part: 'preparation', mass: 20, percentage: expect.closeTo(47.06, 2) },
          {},
          {},
          { part: 'unattributed', mass: 0.5 },
        ],
      },
    })
  })

  test.each([
    ['abc', 'bad-measurement'],
    ['999999', 'not-found'],
  ])('refuses %s with exit code 2', async (number, code) => {
    const { exitCode, stdout } = await run(['show', number, '--json'])
    expect(exitCode).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({ error: { code } })
  })
})

describe('waste export', () => {
  test('writes the file whose name gives the format, once', async () => {
    const cwd = folder()
    const [first] = server.account.canteens
    expect(await runJson(['export', '--output', 'mesures.ods', '--canteen', String(first?.id)], { cwd })).toMatchObject(
      { ok: true, file: 'mesures.ods', format: 'ods', bytes: expect.any(Number) },
    )
    expect(readFileSync(join(cwd, 'mesures.ods')).subarray(0, 2).toString()).toBe('PK')
    expect(await run(['export'], { cwd })).toMatchObject({ exitCode: 0 })
    expect(readFileSync(join(cwd, 'gaspillage.csv'), 'utf8')).toContain('42,50;85,00')
    expect(await run(['export'], { cwd })).toMatchObject({ exitCode: 2 })
    expect(await run(['export', '--force', '--after', '2026-01-01'], { cwd })).toMatchObject({ exitCode: 0 })
    expect(readFileSync(join(cwd, 'gaspillage.csv'), 'utf8').trim().split('\r\n')).toHaveLength(2)
  })

  test('writes the weighings of one canteen, and of one only', async () => {
    const [first, second] = server.account.canteens
    const uuid = '3f2b6f0e-3a57-4c1e-9a53-0d6f3a6a1b11'
    const values = { day: '2026-03-10', source: 'leftovers', grams: 4500, edible: 'unknown' }
    const weighing = { uuid, revision: 1, isDeleted: false, ...values }
    const sent = await fetch(`${server.url}/api/v1/canteens/${first?.id}/weighings/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ weighings: [weighing] }),
    })
    expect(await sent.json()).toMatchObject({ results: [{ status: 'stored' }] })
    const cwd = folder()
    const ofFirst = ['export', '--weighings', '--canteen', String(first?.siret)]
    expect(await runJson([...ofFirst, '--before', '2026-03-10'], { cwd })).toMatchObject({ file: 'pesees.csv' })
    expect(readFileSync(join(cwd, 'pesees.csv'), 'utf8')).toContain('2026-03-10')
    const later = await run([...ofFirst, '--after', '2026-03-11', '--output', '-'], { cwd })
    expect([later.exitCode, later.stdout.trim().split('\r\n').length]).toEqual([0, 1])
    const earlier = await run([...ofFirst, '--before', '2026-03-09', '--output', '-'], { cwd })
    expect([earlier.exitCode, earlier.stdout.trim().split('\r\n').length]).toEqual([0, 1])
    const both = `${first?.id},${second?.id}`
    for (const canteens of [[], ['--canteen', both]]) {
      expect(await runJson(['export', '--weighings', ...canteens])).toMatchObject({ error: { code: 'one-canteen' } })
    }
  })

  test('goes to the standard output as well, but for JSON', async () => {
    const { stdout } = await run(['export', '--output', '-', '--before', '2025-12-31'])
    expect(stdout.trim().split('\r\n')).toHaveLength(3)
    expect(await run(['export', '--output', '-', '--json'])).toMatchObject({ exitCode: 2 })
  })

  test('leaves nothing behind when the server is away or refuses', async () => {
    const cwd = folder()
    const refusing = await standInServer(json({ detail: 'Droit manquant.' }, 403))
    expect(await run(['export', '--server', refusing.url], { cwd })).toMatchObject({ exitCode: 3 })
    const away = await run(['export', '--server', 'http://127.0.0.1:9', '--timeout', '0.5'], { cwd })
    expect(away.exitCode).toBe(5)
    expect(readdirSync(cwd)).toEqual([])
  })
})

test('the lines of the README run', async () => {
  const readme = readFileSync(new URL('../../../cli/README.md', import.meta.url), 'utf8')
  const block = /```sh\n(ma-cantine waste[^`]*)```/.exec(readme)?.[1] ?? ''
  const cwd = folder()
  const lines = block.trim().split('\n')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    const words = line.replace(/ +# .*/, '').split(' ')
    const { exitCode, stderr } = await run(words.slice(2), { cwd })
    expect([line, exitCode, stderr]).toEqual([line, 0, ''])
  }
})

test.each(['list', 'show', 'export'])('waste %s describes itself in French', verb => {
  const program = buildProgram('fr')
  const waste = program.commands.find(command => command.name() === 'waste')
  const help = waste?.commands.find(command => command.name() === verb)?.helpInformation()
  expect(help).toContain(`Utilisation : ma-cantine waste ${verb}`)
  expect(help).not.toMatch(/Usage|Options:|Arguments:|display|default/)
})
