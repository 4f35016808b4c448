import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { tilleuls } from '../support/sirets.ts'
import {
  boundary,
  errorsOf,
  type ImportPath,
  multipart,
  multipartType,
  type Person,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'

const limit = 20_000
let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({ IMPORT_MAX_BYTES: String(limit) })
  person = await server.addPerson()
  await server.addCanteen(tilleuls, [person])
})
afterAll(() => server.close())

let files = 0
/** A valid file, different each time, of at least this many bytes. */
function purchases(size = 0): string {
  const content = (filling: string) => file('achats', [{ description: `Achat ${files}${filling}` }])
  files++
  return content('x'.repeat(Math.max(0, size - content('').length)))
}

const paths: ImportPath[] = ['/api/v1/importPurchases/', '/api/v1/importCanteens/']
const post = (url: string, headers: Record<string, string>, payload: string | Buffer) =>
  server.app.inject({ method: 'POST', url, headers: { ...person.headers, ...headers }, payload })

/** Errors of a valid file of purchases, by endpoint; the others expect another kind of file. */
const found = (path: ImportPath): string[] => (path === '/api/v1/importPurchases/' ? [] : ['0 - other-kind'])

describe.each(paths)('an upload to %s', path => {
  test('by a visitor gives 403', async () => {
    const headers = { 'content-type': multipartType }
    const answer = await server.app.inject({ method: 'POST', url: path, headers, payload: multipart(purchases()) })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ detail: expect.any(String) })
  })

  test.each([
    ['another part', multipartType, multipart(purchases(), { name: 'autre' })],
    ['a text instead of a file', multipartType, multipart(purchases(), { filename: null })],
    ['no part', multipartType, Buffer.from(`--${boundary}--\r\n`)],
    ['nothing', multipartType, Buffer.from('')],
    ['JSON', 'application/json', Buffer.from('{"file": 1}')],
    ['broken JSON', 'application/json', Buffer.from('{"file": ')],
    ['the bare file', 'text/csv', Buffer.from(purchases())],
  ])('with %s misses its file: one error on row 0, status 200', async (_, type, payload) => {
    const answer = await post(path, { 'content-type': type }, payload)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().errors).toMatchObject([{ row: 0, code: 'missing-file', status: 400 }])
    expect(answer.json()).toMatchObject({ count: 0, errorCount: 1, encoding: null })
  })

  test('finds its part among others', async () => {
    const body = multipart(purchases()).toString()
    const others = [
      `--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nbonjour\r\n`,
      `--${boundary}\r\nContent-Disposition: form-data; name="autre"; filename="autre.csv"\r\n\r\nx\r\n`,
    ].join('')
    const answer = await post(path, { 'content-type': multipartType }, others + body)
    expect(errorsOf(answer.json())).toEqual(found(path))
  })

  test.each(['achats.xls', 'achats.csv.xlsm', 'achats', ''])('named « %s » is refused', async filename => {
    const answer = await server.upload(path, person, purchases(), { filename })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().errors).toMatchObject([{ row: 0, code: 'file-format', cell: 'text/csv', status: 400 }])
  })

  test.each(['application/pdf', 'application/zip', 'text/html'])('of type %s is refused, quoting it', async type => {
    const answer = await server.upload(path, person, purchases(), { type })
    expect(answer.json().errors).toMatchObject([{ row: 0, code: 'file-format', cell: type }])
    expect(answer.json().errors[0].title).toContain(type)
  })

  test('over the limit is refused with the limit in French, and one of exactly that size is read', async () => {
    const exact = purchases(limit)
    expect(Buffer.byteLength(exact)).toBe(limit)
    expect(errorsOf((await server.upload(path, person, exact)).json())).toEqual(found(path))
    const over = await server.upload(path, person, `${exact}\n`)
    expect(over.statusCode).toBe(200)
    expect(over.json().errors).toMatchObject([{ row: 0, code: 'file-too-large', status: 400 }])
    expect(over.json().errors[0].title).toContain('19,5 ko')
  })

  test.each([
    ['a body that stops in the file', multipart(purchases()).subarray(0, -60)],
    ['parts that are not parts', Buffer.from(`--${boundary}\r\nn’importe quoi`)],
  ])('with %s is refused, and nothing is stored', async (_, payload) => {
    const before = await server.count('purchases')
    const answer = await post(path, { 'content-type': multipartType }, payload)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ count: 0, errorCount: 1, errors: [{ row: 0, code: 'unreadable-upload' }] })
    expect(await server.count('purchases')).toBe(before)
  })

  test('without a boundary is refused', async () => {
    const answer = await post(path, { 'content-type': 'multipart/form-data' }, multipart(purchases()))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ count: 0, errorCount: 1, errors: [{ row: 0, code: 'unreadable-upload' }] })
  })
})

test.each([
  ['achats.csv', 'text/csv'],
  ['ACHATS.CSV', 'text/csv; charset=utf-8'],
  ['achats.tsv', 'text/tab-separated-values'],
  ['achats.Tsv', 'TEXT/CSV'],
  ['achats.csv', 'application/vnd.ms-excel'],
  ['achats.csv', 'text/plain'],
  ['achats.csv', 'application/octet-stream'],
  ['achats.csv', null],
])('a file named %s of type %s is accepted', async (filename, type) => {
  const answer = await server.upload('/api/v1/importPurchases/', person, purchases(), { filename, type })
  expect(answer.json()).toMatchObject({ count: 1, errors: [] })
})

test.each([
  [undefined, 'Format de fichier non accepté'],
  ['*', 'Format de fichier non accepté'],
  ['en-GB,en;q=0.9', 'File format not accepted'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'Format de fichier non accepté'],
  ['de, en;q=0.5, fr;q=0.4', 'File format not accepted'],
  ['en;q=0', 'Format de fichier non accepté'],
])('errors are in the language asked for: %s → %s', async (header, title) => {
  const headers = header ? { 'accept-language': header } : {}
  const answer = await server.upload('/api/v1/importPurchases/', person, purchases(), {
    filename: 'achats.pdf',
    headers,
  })
  expect(answer.json().groups[0].title).toBe(title)
})

test('the default limit is 10 Mo', async () => {
  const usual = await startTestServer()
  const someone = await usual.addPerson()
  const answer = await usual.upload('/api/v1/importPurchases/', someone, Buffer.alloc(10_485_761, 'a\n'))
  expect(answer.json().errors[0].message).toContain('10 Mo')
  await usual.close()
})

test('no upload leaves a temporary file', () => {
  expect(server.temporaryFiles()).toEqual([])
})
