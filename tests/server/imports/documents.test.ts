import { checkFile, fileKinds } from '@ma-cantine/lib'
import type { ListedDocument } from '@ma-cantine/lib/imports/import-documents-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let documents: readonly ListedDocument[]
beforeAll(async () => {
  server = await startTestServer()
  documents = (await server.app.inject('/api/v1/importDocuments/')).json()
})
afterAll(() => server.close())

const download = ({ path }: ListedDocument) => server.app.inject(path)

test('empty and filled-in files of each kind, as text and as workbooks, are public', () => {
  const listed = documents.map(({ kind, content, format }) => `${kind} ${content} ${format}`)
  const wanted = fileKinds.flatMap(kind =>
    ['template', 'example'].flatMap(content => ['csv', 'xlsx'].map(format => `${kind} ${content} ${format}`)),
  )
  expect(listed.toSorted()).toEqual(wanted.toSorted())
})

test('each opens, has the announced size, and is valid for the library', async () => {
  for (const document of documents) {
    const { statusCode, headers, rawPayload } = await download(document)
    expect(statusCode, document.name).toBe(200)
    expect(headers['content-disposition']).toBe(`attachment; filename="${document.name}"`)
    expect(rawPayload.length, document.name).toBe(document.size)
    const report = await checkFile([rawPayload], { kind: document.kind })
    expect(report.errors, document.name).toEqual([])
    expect(report.warnings, document.name).toEqual([])
    expect(report.rows > 0, document.name).toBe(document.content === 'example')
  }
})

test('both forms of an example hold the same rows', async () => {
  for (const kind of fileKinds) {
    const digests = await Promise.all(
      documents
        .filter(document => document.kind === kind && document.content === 'example')
        .map(async document => (await checkFile([(await download(document)).rawPayload], { kind })).rows),
    )
    expect(digests[0], kind).toBe(digests[1])
  }
})

test('examples have the names that users of the public service know', () => {
  const names = documents.map(({ name }) => name)
  for (const name of [
    'importer_des_cantines_exemple_ma_cantine.csv',
    'admin_importer_des_cantines_exemple_ma_cantine.csv',
    'achats_fichier_exemple_ma_cantine.csv',
    'fichier_exemple_ma_cantine.csv',
    'fichier_exemple_complet_ma_cantine.csv',
    'fichier_exemple_ma_cantine_cc_simple.csv',
    'fichier_exemple_ma_cantine_cc_complet.csv',
    'fichier_exemple_staff.csv',
  ]) {
    expect(names).toContain(name)
  }
})

test('a file may be kept for an hour, and only be read', async () => {
  const { headers } = await server.app.inject('/static/documents/modele_achats.csv')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  const { statusCode } = await server.app.inject({ method: 'POST', url: '/static/documents/modele_achats.csv' })
  expect(statusCode).toBe(405)
  expect((await server.app.inject('/static/documents/rien.csv')).statusCode).toBe(404)
})
