import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileKinds } from '@ma-cantine/lib'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import type { ListedSchema } from '@ma-cantine/lib/imports/import-schemas-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let schemas: readonly ListedSchema[]
beforeAll(async () => {
  server = await startTestServer()
  schemas = (await server.app.inject('/api/v1/importSchemas/')).json()
})
afterAll(() => server.close())

const published = (kind: string) =>
  JSON.parse(readFileSync(new URL(`../../../schemas/${kind}.json`, import.meta.url), 'utf8'))

test('the schema of each kind of file is public, at an address that never changes', async () => {
  expect(schemas.map(({ kind, path }) => [kind, path])).toEqual(
    fileKinds.map(kind => [kind, `/static/schemas/${kind}.json`]),
  )
  for (const { kind, path } of schemas) {
    const { statusCode, headers, body } = await server.app.inject(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(body), kind).toEqual(published(kind))
  }
})

test('the list gives the format, the version, the validity, the size and the digest of each', async () => {
  for (const { kind, path, digest, size, ...listed } of schemas) {
    const { rawPayload } = await server.app.inject(path)
    const { name, title, version, valid_from: validFrom = null, last_campaign: lastCampaign = null } = published(kind)
    expect(listed).toEqual({ format: formatNameOf(kind), name, title, version, validFrom, lastCampaign })
    expect([size, digest]).toEqual([rawPayload.length, createHash('sha256').update(rawPayload).digest('hex')])
  }
})

test('a program that has a schema already gets 304, and a schema may only be read', async () => {
  const path = '/static/schemas/achats.json'
  const { headers } = await server.app.inject(path)
  const again = await server.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await server.app.inject({ method: 'POST', url: path })).statusCode).toBe(405)
  expect((await server.app.inject('/static/schemas/rien.json')).statusCode).toBe(404)
})
