import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveOfEmptyFiles } from '../../support/empty-files.ts'
import { file } from '../../support/files.ts'
import { tilleuls } from '../support/sirets.ts'
import { multipart, multipartType, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  await server.addCanteen(tilleuls, [person])
})
afterAll(() => server.close())

let files = 0
/** A valid file, different each time. */
const purchases = () => file('achats', [{ description: `Gardé ${++files}` }])

const bytes = (...start: number[]) => Buffer.concat([Buffer.from(start), Buffer.alloc(2000)])

describe('a file named .csv is refused, with the way to make a CSV of it, when its content is', () => {
  test.each([
    ['an archive of something else', () => Buffer.from(archiveOfEmptyFiles(1)), 'une archive'],
    ['an old workbook', () => bytes(0xd0, 0xcf, 0x11, 0xe0), 'un ancien classeur'],
    ['a PDF document', () => bytes(...Buffer.from('%PDF-1.7')), 'un document PDF'],
    ['a PNG image', () => bytes(0x89, 0x50, 0x4e, 0x47), 'une image'],
    ['a JPEG image', () => bytes(0xff, 0xd8, 0xff), 'une image'],
    ['a GIF image', () => bytes(...Buffer.from('GIF89a')), 'ne contient pas du texte'],
    ['a compressed file', () => gzipSync(purchases()), 'un fichier compressé'],
    ['a program', () => bytes(...Buffer.from('\x7fELF')), 'ne contient pas du texte'],
  ])('%s', async (_, content, message) => {
    const answer = await server.importPurchases(person, content())
    expect(answer).toMatchObject({ count: 0, errorCount: 1 })
    expect(answer.errors[0]).toMatchObject({ row: 0, code: 'format-error' })
    expect(answer.errors[0]?.message).toContain(message)
    expect(answer.errors[0]?.advice).toContain('CSV UTF-8')
  })
})

describe('a file name', () => {
  const upload = async (filename: string) =>
    (await server.upload('/api/v1/importPurchases/', person, purchases(), { filename })).json()

  test.each([
    '../../etc/achats.csv',
    'C:\\Documents\\achats.csv',
    'achats (copie) n°2 — été.csv',
    'achats.xlsx.csv',
    'achats.2024.tsv',
    `${'a'.repeat(2000)}.csv`,
    ' achats.csv ',
  ])('that is odd is accepted: « %s »', async filename => {
    expect(await upload(filename)).toMatchObject({ count: 1 })
  })

  test.each([
    'achats.csv.exe',
    'achats.csv/achats.xlsm',
    'achats\u202evsc.exe',
    'achats.csv.',
    '.csv',
    '.xlsx',
    'csv',
    '..',
  ])('that is that of no table is refused, with the way to make one: « %s »', async filename => {
    const answer = await upload(filename)
    expect(answer.errors).toMatchObject([{ row: 0, code: 'file-format' }])
    expect(answer.errors[0].advice).toContain('CSV UTF-8')
  })
})

describe('a compressed request', () => {
  test.each(['gzip', 'br', 'deflate, gzip', 'GZIP'])('with %s is refused before it is read', async encoding => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/importPurchases/',
      headers: { ...person.headers, 'content-type': multipartType, 'content-encoding': encoding },
      payload: gzipSync(multipart(purchases())),
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual({ detail: expect.stringContaining('envoyez le contenu tel quel') })
  })

  test('with the encoding identity is read', async () => {
    const headers = { 'content-encoding': 'identity' }
    const answer = await server.upload('/api/v1/importPurchases/', person, purchases(), { headers })
    expect(answer.json()).toMatchObject({ count: 1 })
  })
})
