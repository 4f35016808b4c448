import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { resourcePath, resources, resourcesOf } from '@ma-cantine/lib/resources/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildResource } from '../../../server/resources/build-resource.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const files = resources.flatMap(resource => resource.files.map(file => ({ resource, ...file })))

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
}

test.each(files)('$name is public, saved under its name, with its type and the size that is told', async file => {
  const { statusCode, headers, rawPayload } = await server.app.inject(resourcePath(file))
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe(types[file.format])
  expect(headers['content-disposition']).toBe(`attachment; filename="${file.name}"`)
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(Math.abs(rawPayload.length - file.size)).toBeLessThanOrEqual(1000)
})

test.each(files)('$name has the same bytes each time it is written', async ({ resource, format }) => {
  const [first, second] = [await buildResource(resource, format), await buildResource(resource, format)]
  expect(Buffer.from(first).equals(second)).toBe(true)
})

test('each measure has its sheet, quality the calculator and waste the agreement', () => {
  for (const measure of measureIds) expect(resourcesOf(measure).at(-1)?.kind).toBe('sheet')
  expect(resourcesOf('qualite-des-produits')[0]?.kind).toBe('calculator')
  expect(resourcesOf('gaspillage-alimentaire')[0]?.kind).toBe('donation-agreement')
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
})

test('they may only be read', async () => {
  const { statusCode } = await server.app.inject({ method: 'POST', url: '/static/documents/calculateur-achats.ods' })
  expect(statusCode).toBe(405)
})
