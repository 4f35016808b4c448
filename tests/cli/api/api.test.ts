import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, createFile, folder, type RunOptions } from '../support/run-cli.ts'
import { json, standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = (args: readonly string[], { env = {}, ...options }: RunOptions = {}) =>
  cli(['api', ...args], {
    env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env },
    ...options,
  })

const purchase = () => ({
  canteen: server.account.canteens[0]?.id,
  date: '2026-03-02',
  description: 'Carottes',
  provider: 'Ferme du Pont',
  priceHt: 12.5,
})

describe('an answer', () => {
  test('comes as the server wrote it, and what is public needs no token', async () => {
    const written = await (
      await fetch(`${server.url}/api/v1/sectors/`, { headers: { 'accept-language': 'fr' } })
    ).text()
    const { exitCode, stdout, stderr } = await run(['get', '/api/v1/sectors/'], { env: { MA_CANTINE_TOKEN: '' } })
    expect([exitCode, stdout, stderr]).toEqual([0, `${written}\n`, ''])
  })

  test('is in an object with --json, with its status and its server', async () => {
    const { stdout } = await run(['GET', '/api/v1/purchases/', '-q', 'limit=1', '-q', 'search=a:b & c', '--json'])
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      server: server.url,
      status: 200,
      answer: expect.objectContaining({ count: 0, results: [] }),
    })
  })

  test('that is a file goes to one, whole, and never over another without --force', async () => {
    const place = join(folder(), 'achats.csv')
    const save = (...more: string[]) => run(['GET', '/api/v1/achats.csv', '--output', place, ...more])
    expect((await save()).exitCode).toBe(0)
    const bytes = readFileSync(place, 'utf8')
    expect(bytes).toMatch(/^\ufeff?\w+/)
    writeFileSync(place, 'le mien')
    expect((await save()).exitCode).toBe(2)
    expect(readFileSync(place, 'utf8')).toBe('le mien')
    expect((await save('--force')).exitCode).toBe(0)
    expect(readFileSync(place, 'utf8')).toBe(bytes)
    const { exitCode, stdout } = await run(['GET', '/api/v1/achats.csv', '--json'])
    expect([exitCode, JSON.parse(stdout).error.code]).toEqual([2, 'not-json-answer'])
    expect((await run(['GET', '/api/v1/achats.csv', '--output', '-'])).stdout).toBe(bytes)
  })
})

describe('a request', () => {
  test('is tried, then stored, from a file or the standard input, and once for each key', async () => {
    const body = createFile(JSON.stringify(purchase()), 'achat.json')
    const count = async () => JSON.parse((await run(['GET', '/api/v1/purchases/', '--json'])).stdout).answer.count
    const create = ['POST', '/api/v1/purchases/', '--json']
    expect((await run([...create, '--body', body, '--dry-run'])).exitCode).toBe(0)
    expect(await count()).toBe(0)
    const first = await run([...create, '--body', body, '--idempotency-key', 'marche-1'])
    expect(JSON.parse(first.stdout)).toMatchObject({ status: 201, answer: { description: 'Carottes' } })
    await run([...create, '--body', '-', '--idempotency-key', 'marche-1'], { stdin: JSON.stringify(purchase()) })
    expect(await count()).toBe(1)
    const { id, modificationDate } = JSON.parse(first.stdout).answer
    const change = ['PATCH', `/api/v1/purchases/${id}`, '--body', '-', '--json', '--if-match']
    const stdin = JSON.stringify({ description: 'Navets' })
    expect((await run([...change, '2020-01-01T00:00:00.000+01:00'], { stdin })).exitCode).toBe(1)
    expect((await run([...change, modificationDate], { stdin })).exitCode).toBe(0)
    const deleted = await run(['DELETE', `/api/v1/purchases/${id}`, '--json'])
    expect(JSON.parse(deleted.stdout)).toMatchObject({ ok: true, status: 204, answer: null })
  })

  test('sends a file as an import does', async () => {
    const header = 'siret,description,fournisseur,date,prix_ht,famille_produits,caracteristiques,definition_local'
    const file = createFile(`${header}\n`)
    const { stdout } = await run(['POST', '/api/v1/importPurchases/', '--file', file, '--dry-run', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ status: 200, answer: { count: 0 } })
  })

  test('that the server refuses is told field by field, with 1', async () => {
    const body = createFile(JSON.stringify({ ...purchase(), priceHt: -1 }), 'faux.json')
    const { exitCode, stdout, stderr } = await run(['POST', '/api/v1/purchases/', '--body', body])
    expect([exitCode, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^✖ Le serveur a refusé la demande\.\n {2}• priceHt : .+\n {2}→ La documentation/)
    const told = JSON.parse((await run(['POST', '/api/v1/purchases/', '--body', body, '--json'])).stdout)
    expect(told.error).toMatchObject({ code: 'http-400', reasons: [{ field: 'priceHt' }] })
    const missing = JSON.parse((await run(['GET', '/api/v1/purchases/999999', '--json'])).stdout)
    expect(missing.error.code).toBe('http-404')
  })

  test.each([
    [['LIRE', '/api/v1/sectors/'], 'bad-method'],
    [['GET', 'api/v1/sectors/'], 'bad-path'],
    [['GET', '/api/v1/purchases/', '-q', 'limit'], 'bad-parameter'],
    [['POST', '/api/v1/purchases/', '--body', 'absent.json'], 'file-not-found'],
    [['POST', '/api/v1/purchases/', '--body', '-', '--file', 'achats.csv'], 'two-contents'],
  ])('written wrong ends with 2: %s', async (args, code) => {
    const { exitCode, stdout } = await run([...args, '--json'])
    expect([exitCode, JSON.parse(stdout).error.code]).toEqual([2, code])
  })

  test('whose content is no JSON ends with 2', async () => {
    const { exitCode, stdout } = await run(['POST', '/api/v1/purchases/', '--body', '-', '--json'], { stdin: '{' })
    expect([exitCode, JSON.parse(stdout).error.code]).toEqual([2, 'not-json'])
  })
})

test.each(['//{host}/api/v1/purchases/', '/\\{host}/', 'http://{host}/', '/\t/{host}/'])(
  'the token never goes to another server: %j',
  async address => {
    const { url, requests } = await standInServer(json({}))
    const path = address.replace('{host}', new URL(url).host)
    const { exitCode } = await run(['GET', path, '--json'])
    expect([exitCode, requests]).toEqual([2, []])
    expect(existsSync(path)).toBe(false)
  },
)
