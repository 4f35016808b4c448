import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { openUpload, waitForUploads } from '../support/open-upload.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { isSiretLookup, parc, tilleuls } from '../support/sirets.ts'
import {
  boundary,
  errorsOf,
  eventually,
  multipart,
  type Person,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteenId: number
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

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

  test('of the same new canteens create them once', async () => {
    const content = file('cantines', [{ siret: parc }])
    const other = await server.addPerson()
    const answers = await Promise.all([manager, other].map(person => server.importCanteens(person, content)))
    expect(answers.map(({ count }) => count).toSorted()).toEqual([0, 1])
    expect(answers.flatMap(errorsOf)[0]).toMatch(/not-manager|data-moved/)
    expect(await server.count('canteens')).toBe(2)
  })

  test('of the same file by two managers of its canteen: one is written, the other is a duplicate', async () => {
    const other = await server.addPerson()
    await server.app.services.database.writer('canteenManagers').insert({ canteenId, userId: other.id })
    const content = purchasesContent(3000, 'Deux')
    const answers = await Promise.all([manager, other].map(person => server.importPurchases(person, content)))
    expect(answers.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([0, 3000])
    expect(answers.filter(({ duplicateFile }) => duplicateFile)).toHaveLength(1)
    expect(await server.count('purchases')).toBe(3000)
  })

  test('of one plan carry it out once', async () => {
    const content = purchasesContent(3000, 'Plan')
    const planned = await server.upload('/api/v1/importPurchases/?dryRun=true', manager, content)
    const path = `/api/v1/importPurchases/?plan=${planned.json<ImportAnswer>().plan?.id}` as const
    const sent = await Promise.all([1, 2, 3].map(() => server.upload(path, manager, content)))
    const answers = sent.map(answer => answer.json<ImportAnswer>())
    expect(answers.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([0, 0, 3000])
    expect(answers.flatMap(errorsOf)).toEqual(['0 - plan-applied', '0 - plan-applied'])
    expect(await server.count('purchases')).toBe(3000)
  })
})

describe('while an import is undone', () => {
  const undo = (id: number | null) =>
    server.app.inject({ method: 'POST', url: `/api/v1/imports/${id}/undo/`, headers: manager.headers })

  test('purchases for a canteen that it created are stored with it, or not at all', async () => {
    for (let i = 0; i < 4; i++) {
      const { importId } = await server.importCanteens(
        manager,
        file('cantines', [{ nom: `Nom ${i}` }, { siret: parc }]),
      )
      const rows = Array.from({ length: 500 }, (_, j) => ({ siret: parc, description: `Essai ${i} ${j}` }))
      const [undone, answer] = await Promise.all([
        undo(importId),
        server.importPurchases(manager, file('achats', rows)),
      ])
      expect(undone.statusCode).toBe(200)
      const [kept] = (await server.rows('canteens')).filter(({ siret }) => siret === parc)
      expect(answer.count).toBe(kept ? 500 : 0)
      const { writer } = server.app.services.database
      await writer('purchases').delete()
      await writer('canteens').where({ siret: parc }).delete()
    }
  })

  test('a second undo is refused, and nothing is undone twice', async () => {
    const { importId } = await server.importPurchases(manager, purchasesContent(3000, 'Défait'))
    const answers = await Promise.all([1, 2, 3].map(() => undo(importId)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await server.count('purchases')).toBe(0)
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
          throw new Error('rolled back after its insert')
        })
        .then(
          () => 'stored',
          (error: Error) => error.message,
        ),
    )
    const imports = [1, 2, 3].map(i => server.importPurchases(manager, purchasesContent(5000, `Voisin ${i}`)))
    const answers = await Promise.all(imports)
    expect(await Promise.all(failing)).toEqual(Array(10).fill('rolled back after its insert'))
    expect(answers.map(({ count }) => count)).toEqual([5000, 5000, 5000])
    expect(await server.count('purchases')).toBe(15_000)
    expect(await server.count('canteens')).toBe(1)
  })
})

describe('while a client is still sending', () => {
  test('it holds no lock: others write', async () => {
    const whole = multipart(purchasesContent(20_000, 'Lent'))
    const upload = openUpload(server, manager)
    await upload.send(whole.subarray(0, whole.length - 1000))
    await waitForUploads(server)
    expect(await server.importPurchases(manager, purchasesContent(10, 'Rapide'))).toMatchObject({ count: 10 })
    upload.call.end(whole.subarray(whole.length - 1000))
    expect(await upload.answer).toMatchObject({ count: 20_000, errors: [] })
  })

  test('its disconnection leaves no row, no temporary file and no busy connection', async () => {
    const whole = multipart(purchasesContent(20_000, 'Abandon'))
    const upload = openUpload(server, manager)
    upload.answer.catch(() => undefined)
    await upload.send(whole.subarray(0, whole.length - 1000))
    await waitForUploads(server)
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

describe('between the look-up of the canteens and the writing', () => {
  test('a canteen that moves to another team makes the import start again: nothing is stored', async () => {
    const { reader, writer } = server.app.services.database
    const moved = new Promise<number>((resolve, reject) => {
      reader.once('query-response', function onAnswer(_: unknown, { sql }: { sql: string }) {
        if (isSiretLookup(sql)) writer('canteenManagers').where({ canteenId }).delete().then(resolve, reject)
        else reader.once('query-response', onAnswer)
      })
    })
    const answer = await server.importPurchases(manager, purchasesContent(8000, 'Déplacé'))
    expect(await moved).toBe(1)
    expect(errorsOf(answer)).toEqual(['0 - data-moved'])
    expect(answer.errors[0]?.status).toBe(409)
    expect(await server.count('purchases')).toBe(0)
  })
})

describe('a refusal before the end of the upload', () => {
  test('reaches a client that goes on sending over the limit', async () => {
    const upload = openUpload(server, manager)
    const head = multipart('').subarray(0, -`\r\n--${boundary}--\r\n`.length)
    await upload.send(head)
    const chunk = Buffer.alloc(1_000_000, 'x'.repeat(99).concat('\n'))
    for (let i = 0; i < 15; i++) await upload.send(chunk)
    upload.call.end(`\r\n--${boundary}--\r\n`)
    expect(errorsOf(await upload.answer)).toEqual(['0 - file-too-large'])
  })

  test('reaches a client that waits for it before sending the rest', async () => {
    const upload = openUpload(server, manager)
    await upload.send(multipart(purchasesContent(2000, 'Mauvais nom'), { filename: 'achats.pdf' }).subarray(0, 5000))
    expect(errorsOf(await upload.answer)).toEqual(['0 - file-format'])
    upload.call.destroy()
  })

  test('reaches a visitor who goes on sending', async () => {
    const visitor = { ...manager, headers: { authorization: 'Bearer mc_inconnu' } }
    const upload = openUpload(server, visitor)
    upload.call.end(multipart(purchasesContent(20_000, 'Visiteur')))
    expect(await upload.answer).toEqual({ detail: expect.any(String) })
  })
})
