import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveOfEmptyFiles } from '../../support/empty-files.ts'
import { file } from '../../support/files.ts'
import { tilleuls } from '../support/sirets.ts'
import { multipart, multipartType, startTestServer, type TestServer } from '../support/test-server.ts'
import { asked, byLink, give, given, opened, tokenTo } from './support/recap-link.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ IMPORT_MAX_BYTES: '20000', RATE_LIMITS: 'off' })
  const person = await server.addPerson()
  await asked(server, person, [await server.addCanteen(tilleuls, [person])])
  token = await tokenTo(server)
})
afterAll(() => server.close())

const recap = (...rows: Record<string, string>[]) => file('recapitulatif_fournisseur', rows)
const bytes = (...start: number[]) => Buffer.concat([Buffer.from(start), Buffer.alloc(2000)])
const untouched = async () => {
  expect(await opened(server, token)).toMatchObject({ state: 'sent', received: null })
  expect([await server.count('recapRequestFiles'), server.temporaryFiles()]).toEqual([0, []])
}

describe('a file that a stranger gives by a link is refused in one error, and leaves nothing, when it is', () => {
  test.each([
    ['an archive of something else', () => Buffer.from(archiveOfEmptyFiles(1)), 'format-error'],
    ['an archive of many files', () => Buffer.from(archiveOfEmptyFiles(200)), 'format-error'],
    ['an old workbook', () => bytes(0xd0, 0xcf, 0x11, 0xe0), 'format-error'],
    ['a PDF document', () => bytes(...Buffer.from('%PDF-1.7')), 'format-error'],
    ['a compressed file', () => gzipSync(recap({})), 'format-error'],
    ['a program', () => bytes(...Buffer.from('\x7fELF')), 'format-error'],
    ['too large', () => Buffer.alloc(20_001, 'a'), 'file-too-large'],
    ['empty', () => Buffer.alloc(0), 'empty-file'],
  ])('%s', async (_, content, code) => {
    const answer = await given(server, token, content())
    expect(answer.errors.map(error => [error.row, error.code])).toEqual([[0, code]])
    await untouched()
  })

  test.each(['recap.csv.exe', '../recap', '.csv'])('named « %s »', async filename => {
    const answer = (await give(server, token, recap({}), { filename })).json()
    expect(answer.errors).toMatchObject([{ row: 0, code: 'file-format' }])
    await untouched()
  })

  test('of another kind', async () => {
    const answer = await given(server, token, file('achats', [{}]))
    expect(answer.errorCount).toBeGreaterThan(0)
    await untouched()
  })

  test('cut in the middle, or no file at all', async () => {
    const send = (payload: Buffer | object, headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/recapLink/file/',
        headers: { 'x-recap-request': token, ...headers },
        payload,
      })
    const cut = multipart(recap({})).subarray(0, -60)
    expect((await send(cut, { 'content-type': multipartType })).json().errors).toMatchObject([
      { code: 'unreadable-upload' },
    ])
    expect((await send({ file: 'recap.csv' }, { 'content-type': 'application/json' })).json().errors).toMatchObject([
      { code: 'missing-file' },
    ])
    await untouched()
  })
})

test('hostile texts are stored as texts, and told in one line', async () => {
  const turned = await given(server, token, recap({ article: '\u202etxt.exe' }))
  expect(turned.errors.map(({ code }) => code)).toEqual(['control-character'])
  const names = ['<script>alert(1)</script>', "'; DROP TABLE recap_requests; --", '{{7*7}}']
  const answer = await given(server, token, recap(...names.map(article => ({ article }))))
  expect([answer.errors, answer.isStored]).toEqual([[], true])
  const reason = `Non\r\nBcc: tous@exemple.fr\u2028<b>${'x'.repeat(400)}`
  expect((await byLink(server, 'decline', token, { reason })).statusCode).toBe(409)
  expect(await server.count('recapRequests')).toBe(1)
})

test('a link that is asked for too often is refused for a while, right or wrong', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'recapLink=3/600' })
  const statuses: number[] = []
  for (const attempt of ['1-A', '1-B', '1-C', '1-D']) statuses.push((await byLink(limited, 'open', attempt)).statusCode)
  expect(statuses).toEqual([404, 404, 404, 429])
  expect((await give(limited, '1-A', recap({}))).statusCode).toBe(429)
  await limited.close()
})

test('a name or a note cannot add a header to a message, nor an address to its readers', async () => {
  const person = await server.addPerson({ firstName: 'Jeanne\r\nBcc: tous@exemple.fr', lastName: 'Martin' })
  const canteenId = await server.addCanteen('', [person], { siret: '99821993500017', name: 'Le\r\nParc' })
  const email = 'autre@primeurs.example'
  await asked(server, person, [canteenId], {
    email,
    provider: 'Primeurs\u2028du Port',
    note: 'Bonjour\r\n\r\nMerci',
  })
  const messages = await server.rows<{ recipient: string; subject: string; body: string }>('outgoingEmails')
  const sent = messages.filter(({ recipient }) => recipient === email)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).not.toMatch(/[\r\n\u2028\u0085]/)
  expect(sent[0]?.body).not.toMatch(/^Bcc:/m)
})
