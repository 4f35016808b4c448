import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ImportAnswer } from '@ma-cantine/lib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import {
  boundary,
  eventually,
  multipart,
  multipartType,
  type Person,
  said,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteenId: number
beforeEach(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [manager])
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => server.close())

const path = '/api/v1/importPurchases/'

/** An upload that is sent by hand, over a real connection. */
function openUpload(person: Person, url: string = path) {
  const { port } = server.app.server.address() as AddressInfo
  const call = request({
    host: '127.0.0.1',
    port,
    path: url,
    method: 'POST',
    headers: { ...person.headers, 'content-type': multipartType },
  })
  const answer = new Promise<ImportAnswer>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', chunk => {
        text += chunk
      })
      response.once('end', () => resolve(JSON.parse(text) as ImportAnswer))
      response.once('error', reject)
    })
  })
  const send = (bytes: Buffer) => new Promise<void>(resolve => call.write(bytes, () => resolve()))
  return { call, answer, send }
}

/** Waits for uploads that have reached the handler and are being read. */
const uploadsUnderWay = () =>
  eventually(async () => {
    const { body } = await server.app.inject({ url: '/metrics' })
    return /requests_under_way\{method="POST",route="[^"]+"\} [1-9]/.test(body) ? true : undefined
  })

describe('uploads at the same time', () => {
  test('of the same file: one is written, the other is a duplicate', async () => {
    const content = purchasesContent(6000, 'Même')
    const answers = await Promise.all([1, 2, 3].map(() => server.importPurchases(manager, content)))
    expect(answers.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([0, 0, 6000])
    expect(answers.filter(({ duplicateFile }) => duplicateFile)).toHaveLength(2)
    expect(await server.count('purchases')).toBe(6000)
  })

  test('of different files are all written', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => server.importPurchases(manager, purchasesContent(3000, `Fichier ${i}`))),
    )
    expect(answers.map(({ count }) => count)).toEqual(Array(6).fill(3000))
    expect(await server.count('purchases')).toBe(18_000)
  })

  test('of the same new canteens make them once', async () => {
    const content = file('cantines', [{ siret: parc }])
    const other = await server.addPerson()
    const answers = await Promise.all([manager, other].map(person => server.importCanteens(person, content)))
    expect(answers.map(({ count }) => count).toSorted()).toEqual([0, 1])
    expect(answers.flatMap(said)[0]).toMatch(/not-manager|data-moved/)
    expect(await server.count('canteens')).toBe(2)
  })
})

describe('while one import is written', () => {
  test('others read, and see all of it or nothing', async () => {
    const importing = server.importPurchases(manager, purchasesContent(20_000, 'Lecture'))
    const seen = new Set<number>()
    let done = false
    importing.finally(() => {
      done = true
    })
    while (!done) {
      const { reader } = server.app.services.database
      const row = await reader('purchases').count({ count: '*' }).first()
      seen.add(Number(row?.count))
      const answer = await server.app.inject({ url: '/api/v1/initialData/', headers: manager.headers })
      expect(answer.statusCode).toBe(200)
    }
    expect((await importing).count).toBe(20_000)
    expect([...seen].filter(count => count !== 0 && count !== 20_000)).toEqual([])
  })

  test('the rollback of another transaction loses nothing of it', async () => {
    const { database } = server.app.services
    const failing = Array.from({ length: 10 }, (_, i) =>
      database
        .transaction(async transaction => {
          const date = new Date().toISOString()
          const row = { name: `Perdue ${i}`, creationDate: date, modificationDate: date }
          await transaction('canteens').insert(row)
          throw new Error('rolled back')
        })
        .catch(() => undefined),
    )
    const imports = [1, 2, 3].map(i => server.importPurchases(manager, purchasesContent(5000, `Voisin ${i}`)))
    const answers = await Promise.all(imports)
    await Promise.all(failing)
    expect(answers.map(({ count }) => count)).toEqual([5000, 5000, 5000])
    expect(await server.count('purchases')).toBe(15_000)
    expect(await server.count('canteens')).toBe(1)
  })
})

describe('while a client is still sending', () => {
  test('it holds no lock: others write', async () => {
    const whole = multipart(purchasesContent(20_000, 'Lent'))
    const upload = openUpload(manager)
    await upload.send(whole.subarray(0, whole.length - 1000))
    await uploadsUnderWay()
    expect(await server.importPurchases(manager, purchasesContent(10, 'Rapide'))).toMatchObject({ count: 10 })
    upload.call.end(whole.subarray(whole.length - 1000))
    expect(await upload.answer).toMatchObject({ count: 20_000, errors: [] })
  })

  test('a canteen that moves to another team makes the import start again: nothing is stored', async () => {
    const whole = multipart(purchasesContent(8000, 'Déplacé'))
    const { reader, writer } = server.app.services.database
    // The rows sent so far are looked up once a batch is full.
    const lookedUp = new Promise<void>(resolve => {
      reader.on('query-response', (_: unknown, { sql }: { sql: string }) => {
        if (sql.includes('siret IN')) resolve()
      })
    })
    const upload = openUpload(manager)
    await upload.send(whole.subarray(0, whole.length - 1000))
    await lookedUp
    await writer('canteenManagers').where({ canteenId }).delete()
    upload.call.end(whole.subarray(whole.length - 1000))
    const answer = await upload.answer
    expect(said(answer)).toEqual(['0 - data-moved'])
    expect(answer.errors[0]?.status).toBe(409)
    expect(await server.count('purchases')).toBe(0)
  })

  test('its going away leaves nothing: no row, no temporary file, no held connection', async () => {
    const whole = multipart(purchasesContent(20_000, 'Abandon'))
    const upload = openUpload(manager)
    upload.answer.catch(() => undefined)
    await upload.send(whole.subarray(0, whole.length - 1000))
    await uploadsUnderWay()
    upload.call.destroy()
    await eventually(async () => {
      const open = await new Promise<number>(resolve => server.app.server.getConnections((_, n) => resolve(n)))
      return open === 0 ? true : undefined
    })
    expect(await server.count('purchases')).toBe(0)
    expect(server.temporaryFiles()).toEqual([])
    expect(await server.importPurchases(manager, purchasesContent(20_000, 'Abandon'))).toMatchObject({ count: 20_000 })
  })
})

describe('a refusal before the end of the upload', () => {
  test('reaches the client that goes on sending, over the limit', async () => {
    const upload = openUpload(manager)
    const head = multipart('').subarray(0, -`\r\n--${boundary}--\r\n`.length)
    await upload.send(head)
    const chunk = Buffer.alloc(1_000_000, 'x'.repeat(99).concat('\n'))
    for (let i = 0; i < 15; i++) await upload.send(chunk)
    upload.call.end(`\r\n--${boundary}--\r\n`)
    expect(said(await upload.answer)).toEqual(['0 - file-too-large'])
  })

  test('reaches the client that waits for it before sending the rest', async () => {
    const upload = openUpload(manager)
    await upload.send(multipart(purchasesContent(2000, 'Mauvais nom'), { filename: 'achats.ods' }).subarray(0, 5000))
    expect(said(await upload.answer)).toEqual(['0 - file-format'])
    upload.call.destroy()
  })

  test('reaches a visitor who goes on sending', async () => {
    const visitor = { ...manager, headers: { authorization: 'Bearer mc_inconnu' } }
    const upload = openUpload(visitor)
    upload.call.end(multipart(purchasesContent(20_000, 'Visiteur')))
    expect(await upload.answer).toEqual({ detail: expect.any(String) })
  })
})
