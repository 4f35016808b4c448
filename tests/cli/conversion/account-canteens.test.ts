import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, createFile, folder } from '../support/run-cli.ts'
import { json, standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Without the amounts that 2025 does not have. */
const report = {
  valeur_bio_dont_commerce_equitable: '',
  valeur_egalim_autres_dont_commerce_equitable: '',
  valeur_produits_de_la_mer_france: '',
  valeur_fruits_et_legumes_france: '',
}
const reports = file('diagnostics_2026_siret', [report])
const signedIn = () => ({ MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token })
const toTheFormer = (path: string, ...options: string[]) => ['convert', '--to', '2025', ...options, path]

describe('convert, of reports that only name their canteens', () => {
  test('asks the account for them, so that the file written is right', async () => {
    const into = folder()
    const path = createFile(reports, 'bilans.csv', into)
    const { exitCode, stdout } = await cli(toTheFormer(path), { env: signedIn() })
    expect({ exitCode, stdout }).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('(1 ligne)') })
    expect(readFileSync(join(into, 'bilans.2025.csv'), 'utf8')).toContain('21340172201787,Cantine des Tilleuls,')
    expect((await cli(['validate', join(into, 'bilans.2025.csv')])).exitCode).toBe(0)
    const piped = await cli(toTheFormer('-'), { env: signedIn(), stdin: reports })
    expect(piped.stdout).toBe(readFileSync(join(into, 'bilans.2025.csv'), 'utf8'))
  })

  test('names the rows of canteens that the account does not have', async () => {
    const others = file('diagnostics_2026_siret', [report, { ...report, siret: '21730065600014' }])
    const { exitCode, stdout } = await cli(toTheFormer(createFile(others, 'bilans.csv'), '--json'), { env: signedIn() })
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).files[0].unsayable).toMatchObject([{ row: 3, code: 'unknown-canteen' }])
  })

  test('reads all pages, once for all files', async () => {
    const headers = { authorization: `Bearer ${server.account.token}` }
    const answer = await fetch(`${server.url}/api/v1/canteenSummaries/?without=diagnostics`, { headers })
    const { results } = (await answer.json()) as { results: { siret: string }[] }
    const pages = await standInServer((request, response) => {
      const offset = Number(new URL(request.path, 'http://x').searchParams.get('offset'))
      json({ count: results.length, next: null, previous: null, results: results.slice(offset, offset + 1) })(
        request,
        response,
      )
    })
    const env = { ...signedIn(), MA_CANTINE_SERVER: pages.url }
    const files = ['un.csv', 'deux.csv'].map(name => createFile(reports, name))
    expect((await cli(['convert', '--to', '2025', ...files], { env })).exitCode).toBe(0)
    expect(pages.requests).toHaveLength(results.length)
  })

  test('asks nobody where a file of canteens is given, or where they are not needed', async () => {
    const watched = await standInServer(json({}, 500))
    const env = { ...signedIn(), MA_CANTINE_SERVER: watched.url }
    const canteens = createFile(file('cantines', [{ nom: 'Selon mon fichier' }]), 'cantines.csv')
    const path = createFile(reports, 'bilans.csv')
    expect((await cli(toTheFormer(path, '--canteens', canteens), { env })).exitCode).toBe(0)
    expect(readFileSync(path.replace('.csv', '.2025.csv'), 'utf8')).toContain('Selon mon fichier')
    expect((await cli(toTheFormer(createFile(file('achats_2026_siret', [{}]))), { env })).exitCode).toBe(0)
    expect((await cli(['convert', createFile(file('diagnostics', [{}]))], { env })).exitCode).toBe(0)
    expect(watched.requests).toEqual([])
  })

  test('says why the server does not give them, with the exit code of that reason, and writes nothing', async () => {
    const into = folder()
    const path = createFile(reports, 'bilans.csv', into)
    const refusing = await standInServer(json({ detail: 'Droit manquant.' }, 403))
    const silent = await standInServer(() => {})
    const closed = await standInServer(() => {})
    await closed.close()
    const run = (url: string, ...options: string[]) =>
      cli(toTheFormer(path, ...options), { env: { ...signedIn(), MA_CANTINE_SERVER: url } })
    expect(await run(refusing.url)).toMatchObject({ exitCode: 3, stdout: expect.stringContaining('Droit manquant') })
    expect(await run(closed.url)).toMatchObject({ exitCode: 5, stdout: expect.stringContaining('bilans.csv') })
    expect(await run(silent.url, '--timeout', '0.3')).toMatchObject({ exitCode: 5 })
    const unsigned = await cli(toTheFormer(path, '--server', server.url))
    expect(unsigned).toMatchObject({ exitCode: 3, stdout: expect.stringContaining('ma-cantine login') })
    const alone = await cli(toTheFormer(path))
    expect(alone).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('--canteens') })
    expect(readdirSync(into)).toEqual(['bilans.csv'])
    expect(existsSync(join(into, 'bilans.2025.csv'))).toBe(false)
  })
})
