import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purchasesContent } from '../support/purchases-content.ts'
import { tilleuls } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const token = 'jeton-des-mesures-0123'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token })
})
afterAll(() => server.close())

describe('a server', () => {
  test('is alive and ready', async () => {
    expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' })
    const ready = await server.app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  })

  test.each(['/healthz', '/readyz', '/metrics'])('answers 405 to a POST on %s', async url => {
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(405)
  })

  test('is not ready when its database lacks a migration, nor when it does not answer; it is alive', async () => {
    const broken = await startTestServer()
    const { writer } = broken.app.services.database
    await writer('knex_migrations').where('name', '0008-operations').update({ name: '9999-later' })
    const early = await broken.app.inject({ url: '/readyz' })
    expect([early.statusCode, early.json()]).toEqual([503, { status: 'migrations' }])
    await writer.schema.dropTable('knex_migrations')
    const silent = await broken.app.inject({ url: '/readyz' })
    expect([silent.statusCode, silent.json()]).toEqual([503, { status: 'database' }])
    expect((await broken.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await broken.close()
  })
})

describe('the metrics', () => {
  const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url: '/metrics', headers, remoteAddress })

  test.each([
    ['from the machine itself', {}, '127.0.0.1', 200],
    ['from the machine itself, in IPv6', {}, '::1', 200],
    ['from elsewhere', {}, '203.0.113.7', 403],
    ['from elsewhere with the token', { authorization: `Bearer ${token}` }, '203.0.113.7', 200],
    ['from elsewhere with another token', { authorization: 'Bearer autre' }, '203.0.113.7', 403],
    ['through a proxy of the machine', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1', 403],
    ['through it with the token', { via: '1.1 a', authorization: `Bearer ${token}` }, '127.0.0.1', 200],
  ] as const)('asked for %s (%j, %s): %i', async (_, headers, address, status) => {
    expect((await read(headers, address)).statusCode).toBe(status)
  })

  test('count requests by route pattern, imports by kind and outcome, and what waits', async () => {
    const person = await server.addPerson()
    await server.addCanteen(tilleuls, [person])
    const content = purchasesContent(3, 'Mesuré')
    await server.importPurchases(person, content)
    await server.importPurchases(person, content)
    await server.importPurchases(person, 'n’importe quoi')
    const other = purchasesContent(2, 'Simulé')
    await server.upload('/api/v1/importPurchases/?dryRun=true', person, other)
    const headersOfKey = { 'idempotency-key': 'une-fois' }
    for (let time = 0; time < 2; time++) {
      await server.upload('/api/v1/importPurchases/', person, other, { headers: headersOfKey })
    }
    await server.app.inject({ url: '/api/v1/canteens/123456', headers: person.headers })
    const { body, headers } = await read()
    expect(headers['content-type']).toContain('text/plain')
    for (const line of [
      'ma_cantine_http_request_duration_seconds_count{method="GET",route="/api/v1/canteens/:canteenId",status="404"} 1',
      'ma_cantine_import_duration_seconds_count{kind="importPurchases",outcome="written"} 2',
      'ma_cantine_import_duration_seconds_count{kind="importPurchases",outcome="duplicate"} 1',
      'ma_cantine_import_duration_seconds_count{kind="importPurchases",outcome="refused"} 1',
      'ma_cantine_import_duration_seconds_count{kind="importPurchases",outcome="planned"} 1',
      'ma_cantine_import_duration_seconds_count{kind="importPurchases",outcome="replayed"} 1',
      'ma_cantine_imported_rows_total{kind="importPurchases"} 5',
      'ma_cantine_emails_waiting 0',
      'ma_cantine_jobs_waiting 0',
      'ma_cantine_jobs_failing 0',
      'ma_cantine_background_tasks ',
      'nodejs_eventloop_lag_seconds ',
      'process_resident_memory_bytes ',
    ]) {
      expect(body).toContain(line)
    }
    expect(body).not.toContain('123456')
  })
})
