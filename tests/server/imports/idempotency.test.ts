import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { file } from '../../support/files.ts'
import { Browser } from '../support/browser.ts'
import { openUpload } from '../support/open-upload.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { isSiretLookup, parc, tilleuls } from '../support/sirets.ts'
import {
  errorsOf,
  eventually,
  type ImportPath,
  multipart,
  type Person,
  password,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'
import { untilWritesWait } from '../support/waiting-write.ts'

let server: TestServer
let manager: Person
let canteenId: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

const purchasesPath = '/api/v1/importPurchases/'
const content = file('achats', [{}, { description: 'Navets' }])
const send = (key: string, sent = content, person = manager, path: ImportPath = purchasesPath) =>
  server.upload(path, person, sent, { headers: { 'idempotency-key': key } })
const writer = () => server.app.services.database.writer
const keys = () => server.app.services.database.reader('idempotencyKeys')

describe('a request sent again with its key', () => {
  test('does nothing, and gets the first answer to the byte', async () => {
    const first = await send('"cle-1"')
    const again = await send('"cle-1"')
    expect(first.json()).toMatchObject({ count: 2, duplicateFile: false })
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(again.statusCode).toBe(200)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(await server.count('purchases')).toBe(2)
    expect(await server.count('imports')).toBe(1)
  })

  test('is the same with quotes and without, whatever the name of the file', async () => {
    await send('"cle-1"')
    const again = await server.upload(purchasesPath, manager, content, {
      filename: 'autre.csv',
      headers: { 'idempotency-key': 'cle-1' },
    })
    expect(again.headers['idempotent-replayed']).toBe('true')
  })

  test('gets a refusal again as well, and the answer about canteens', async () => {
    const wrong = file('achats', [{ siret: parc }])
    const first = await send('cle-1', wrong)
    expect((await send('cle-1', wrong)).rawPayload.equals(first.rawPayload)).toBe(true)
    expect(await server.count('imports')).toBe(1)
    const canteens = file('cantines', [{}, { siret: parc }])
    const path = '/api/v1/importCanteens/'
    const created = await send('cle-1', canteens, manager, path)
    expect(created.json().canteens).toHaveLength(2)
    const again = await send('cle-1', canteens, manager, path)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.rawPayload.equals(created.rawPayload)).toBe(true)
  })

  test('for a dry run gets the same plan', async () => {
    const path = `${purchasesPath}?dryRun=true`
    const first = await send('cle-1', content, manager, path)
    expect((await send('cle-1', content, manager, path)).json().plan).toEqual(first.json().plan)
    expect(await server.count('importPlans')).toBe(1)
  })

  test('is refused with another file or other options, and nothing is written', async () => {
    await send('cle-1')
    for (const answer of [
      await send('cle-1', `${content}${content.split('\n')[1]}\n`),
      await send('cle-1', content, manager, `${purchasesPath}?dryRun=true`),
      await send('cle-1', content, manager, `${purchasesPath}?similar=skip`),
    ]) {
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
    expect(await server.count('purchases')).toBe(2)
  })

  test('a week later is a new one', async () => {
    await send('cle-1')
    const [{ expiryDate }] = (await keys()) as [{ expiryDate: string }]
    expect((Date.parse(expiryDate) - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
    await writer()('idempotencyKeys').update({ expiryDate: new Date(Date.now() - 1).toISOString() })
    expect((await send('cle-1')).json()).toMatchObject({ duplicateFile: true })
  })
})

describe('a key', () => {
  test('belongs to one user and one endpoint', async () => {
    const colleague = await server.addPerson()
    await writer()('canteenManagers').insert({ canteenId, userId: colleague.id })
    await send('cle-1')
    expect((await send('cle-1', content, colleague)).json()).toMatchObject({ duplicateFile: true })
    const canteens = await send('cle-1', file('cantines', [{}]), manager, '/api/v1/importCanteens/')
    expect(canteens.json()).toMatchObject({ count: 1 })
  })

  test.each(['', '""', 'avec espace', 'é', 'x'.repeat(201)])('is not « %s »', async key => {
    const answer = await send(Buffer.from(key).toString('latin1'))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ 'Idempotency-Key': [expect.any(String)] })
    expect(await server.count('purchases')).toBe(0)
  })

  test('is free again after an incomplete upload, or one without a file', async () => {
    await server.upload(purchasesPath, manager, content, { name: 'autre', headers: { 'idempotency-key': 'cle-1' } })
    expect(await keys()).toEqual([])
    expect((await send('cle-1')).json()).toMatchObject({ count: 2 })
  })

  test('is free again after an import that failed', async () => {
    const { database } = server.app.services
    await database.writer.schema.renameTable('imports', 'elsewhere')
    expect((await send('cle-1')).statusCode).toBe(500)
    await database.writer.schema.renameTable('elsewhere', 'imports')
    expect((await send('cle-1')).json()).toMatchObject({ count: 2 })
  })

  test('is free again after an import that the database refused at the very end', async () => {
    const { writer } = server.app.services.database
    const isSqlite = !server.settings.database.startsWith('postgres')
    const broken = 'INSERT INTO checked_at_the_end VALUES (-1)'
    await writer.raw(
      'CREATE TABLE checked_at_the_end (id integer REFERENCES canteens (id) DEFERRABLE INITIALLY DEFERRED)',
    )
    if (isSqlite) {
      await writer.raw(`CREATE TRIGGER break_it AFTER UPDATE OF answer ON idempotency_keys BEGIN ${broken}; END`)
    } else {
      await writer.raw(
        `CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${broken}; RETURN NULL; END $$`,
      )
      await writer.raw(
        'CREATE TRIGGER break_it AFTER UPDATE OF answer ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION break_it()',
      )
    }
    expect((await send('cle-1')).statusCode).toBe(500)
    expect(await keys()).toEqual([])
    expect(await server.count('purchases')).toBe(0)
    await writer.raw(`DROP TRIGGER break_it${isSqlite ? '' : ' ON idempotency_keys'}`)
    expect((await send('cle-1')).json()).toMatchObject({ count: 2 })
  })

  test('of a dead worker is free after its lease, even if the clock was set back', async () => {
    await send('cle-1', file('achats', [{ siret: parc }]))
    const dead = { owner: 'mort', requestDigest: null, answer: null }
    const inMilliseconds = (delay: number) => new Date(Date.now() + delay).toISOString()
    await writer()('idempotencyKeys').update({ ...dead, leaseDate: inMilliseconds(2500) })
    const early = await send('cle-1')
    expect([early.statusCode, early.headers['retry-after']]).toEqual([409, '3'])
    await writer()('idempotencyKeys').update({ ...dead, leaseDate: inMilliseconds(3_600_000) })
    expect((await send('cle-1')).json()).toMatchObject({ count: 2 })
  })

  test('of a request whose canteens changed meanwhile is free again: the same request may now succeed', async () => {
    const { reader } = server.app.services.database
    let moved: Promise<unknown> | null = null
    reader.on('query-response', (_: unknown, { sql }: { sql: string }) => {
      if (isSiretLookup(sql)) moved ??= writer()('canteenManagers').where({ canteenId }).delete().then()
    })
    expect(errorsOf((await send('cle-1')).json())).toEqual(['0 - data-moved'])
    await moved
    await writer()('canteenManagers').insert({ canteenId, userId: manager.id })
    expect((await send('cle-1')).json()).toMatchObject({ count: 2 })
  })
})

describe('while the first request of a key is in progress', () => {
  beforeAll(async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 })
  })

  const whole = multipart(purchasesContent(3000, 'Lent'))

  async function slowUpload() {
    const upload = openUpload(server, manager, { headers: { 'idempotency-key': 'cle-1' } })
    await upload.send(whole.subarray(0, whole.length - 1000))
    await eventually(async () => ((await keys()).length > 0 ? true : undefined))
    return { ...upload, finish: () => upload.call.end(whole.subarray(whole.length - 1000)) }
  }

  test('others get 409, on this node and on another', async () => {
    const upload = await slowUpload()
    const firstLease: string = (await keys())[0].leaseDate
    const node = await buildApp({ settings: { ...server.settings, logLevel: 'silent' } })
    // The worker renews its lease before it expires.
    await eventually(() => (new Date().toISOString() > firstLease ? true : undefined))
    for (const app of [server.app, node]) {
      const answer = await app.inject({
        method: 'POST',
        url: purchasesPath,
        headers: {
          ...manager.headers,
          'content-type': 'multipart/form-data; boundary=cut-here',
          'idempotency-key': 'cle-1',
        },
        payload: whole,
      })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    await node.close()
    upload.finish()
    expect(await upload.answer).toMatchObject({ count: 3000 })
  })

  test('the key of one whose lease has expired is taken over, and that one writes nothing', async () => {
    const upload = await slowUpload()
    await writer()('idempotencyKeys').update({ owner: 'mort', leaseDate: '2024-01-01T00:00:00.000Z' })
    const other = await server.upload(purchasesPath, manager, purchasesContent(3000, 'Lent'), {
      headers: { 'idempotency-key': 'cle-1' },
    })
    expect(other.json()).toMatchObject({ count: 3000 })
    upload.finish()
    expect(await upload.answer).toEqual({ detail: expect.any(String) })
    expect(await server.count('purchases')).toBe(3000)
    expect((await send('cle-1', purchasesContent(3000, 'Lent'))).rawPayload.equals(other.rawPayload)).toBe(true)
  })

  test('and its account is deleted, it hears that it must sign in, not that another request is under way', async () => {
    const upload = openUpload(server, manager, { headers: { 'idempotency-key': 'cle-1' } })
    const wrong = multipart(file('achats', [{ date: 'hier' }]))
    await upload.send(wrong.subarray(0, 100))
    await eventually(async () => ((await keys()).length > 0 ? true : undefined))
    const browser = new Browser(server.app)
    await browser.signIn(manager.username)
    await browser.request('POST', '/api/v1/accountDeletion/', { payload: { password } })
    upload.call.end(wrong.subarray(100))
    expect(await upload.answer).toEqual({ detail: accountRefusals('sign-in-first').in('fr') })
  })

  test('renewing a lease that waits for the database blocks nobody', async () => {
    const url = `${purchasesPath}?dryRun=true`
    const upload = openUpload(server, manager, { url, headers: { 'idempotency-key': 'cle-1' } })
    await upload.send(whole.subarray(0, whole.length - 1000))
    await eventually(async () => ((await keys()).length > 0 ? true : undefined))
    // As a long import of others.
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const other = server.app.services.database.transaction(async transaction => {
      await transaction('canteens').where({ id: canteenId }).update({ name: 'Pendant ce temps' })
      await released
    })
    upload.call.end(whole.subarray(whole.length - 1000))
    // The import, and on SQLite a beat of its key behind it.
    await untilWritesWait(server, 2)
    const start = performance.now()
    release()
    await other
    expect(await upload.answer).toMatchObject({ plan: expect.anything() })
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  test('a client that goes away leaves its key free', async () => {
    const upload = await slowUpload()
    upload.answer.catch(() => undefined)
    upload.call.destroy()
    await eventually(async () => ((await keys()).length === 0 ? true : undefined))
    expect((await send('cle-1')).json()).toMatchObject({ count: 2 })
  })
})

test('many requests at once with one key make one import', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('cle-1')))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter(status => ![200, 409].includes(status))).toEqual([])
  const given = answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)
  expect(new Set(given).size).toBe(1)
  expect(await server.count('purchases')).toBe(2)
})
