import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { campaignYear, openCampaign } from '../../server/support/open-campaign.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { makeToken } from '../support/make-token.ts'
import { cli, cliProcess, type RunOptions, startCli } from '../support/run-cli.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer(openCampaign)
})
afterAll(() => server.stop())

const envOf = (env: NodeJS.ProcessEnv = {}) => ({
  MA_CANTINE_SERVER: server.url,
  MA_CANTINE_TOKEN: server.account.token,
  ...env,
})
const run = (args: readonly string[], { env, ...options }: RunOptions = {}) =>
  cli(['declare', ...args], { env: envOf(env), ...options })
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const api = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${server.url}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${server.account.token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await response.json()) as { id: number; results: { action: string }[] }
}
const addReport = (canteenId: number, values: object = {}) =>
  api('POST', `canteens/${canteenId}/diagnostics/`, {
    year: campaignYear,
    diagnosticType: 'SIMPLE',
    ...nothingElse,
    valueTotalHt: 10_000,
    ...values,
  })

test('check tells what each canteen lacks, with 1, at any time of the year', async () => {
  const [tilleuls, parc] = server.account.canteens
  await addReport(tilleuls?.id ?? 0)
  await addReport(parc?.id ?? 0, { valueTotalHt: null })
  const { exitCode, stdout } = await run(['check'])
  expect(exitCode).toBe(1)
  const output = plain(stdout)
  expect(output).toContain(`Prêtes pour la télédéclaration du bilan ${campaignYear} : 1 sur 5. Il manque :`)
  expect(output).toContain(`Cantine du Collège du Parc · ${parc?.siret} — bilan à compléter`)
  expect(output).toContain('bilan à créer')
  const json = JSON.parse((await run(['check', '--json', '--canteen', String(tilleuls?.id)])).stdout)
  expect(json).toMatchObject({ ok: true, year: campaignYear, count: 1, ready: 1, done: 0, lacking: [] })
  expect(await run(['check', '--canteen', String(tilleuls?.id), '--lang', 'en'])).toMatchObject({ exitCode: 0 })
  const of2020 = JSON.parse((await run(['check', '--year', '2020', '--json'])).stdout)
  expect(of2020.lacking).toHaveLength(5)
  expect(of2020.lacking[0]).toMatchObject({ action: '20_create_diagnostic', missing: [] })
})

describe('declare', () => {
  test('declares nothing without the statement of honour, nor with a token that may not write', async () => {
    const refused = await run(['--json'])
    expect(refused).toMatchObject({ exitCode: 2 })
    expect(refused.stderr + refused.stdout).toContain('honour-statement')
    const token = await makeToken(server, { name: 'CI', scopes: ['canteen:read', 'diagnostic:read'] })
    expect(await run(['--honour-statement'], { env: { MA_CANTINE_TOKEN: token } })).toMatchObject({ exitCode: 3 })
    expect((await api('GET', `actionableCanteens/${campaignYear}?action=95_nothing`)).results).toEqual([])
  })

  test('killed in the middle, goes on where it was: each canteen is declared once', async () => {
    for (const { id } of server.account.canteens.slice(2)) await addReport(id)
    const child = startCli(['declare', '--honour-statement'], { env: envOf() })
    await expect
      .poll(async () => (await api('GET', `actionableCanteens/${campaignYear}?action=95_nothing`)).results.length, {
        interval: 5,
        timeout: 20_000,
      })
      .toBeGreaterThan(0)
    child.kill('SIGKILL')
    await once(child, 'close')
    // The server may still be at the canteen of the killed command: this one starts as late as a person would.
    const again = await cliProcess(['declare', '--honour-statement', '--json'], { env: envOf() })
    expect(again.exitCode).toBe(0)
    const declared = (await api('GET', `actionableCanteens/${campaignYear}?action=95_nothing`)).results
    expect(declared).toHaveLength(4)
    const done = await run(['--honour-statement'])
    expect(plain(done.stdout)).toContain(`Aucun bilan ${campaignYear} n’est à télédéclarer en ce moment.`)
    const state = JSON.parse((await run(['check', '--json'])).stdout)
    expect(state).toMatchObject({ count: 5, ready: 0, done: 4, lacking: [{ action: '30_fill_diagnostic' }] })
  })

  test('a server that is away is told with 5', async () => {
    expect(await run(['check', '--server', 'http://127.0.0.1:1'])).toMatchObject({ exitCode: 5 })
  })
})
