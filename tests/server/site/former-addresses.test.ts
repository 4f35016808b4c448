import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['/importer-achats', '/v2/importer-des-donnees/achats'],
  ['/nouvelle-cantine', '/v2/ajouter-une-cantine'],
  ['/politique-de-confidentialite', '/v2/donnees-personnelles'],
  ['/partenaires', '/acteurs-de-l-eco-systeme'],
  ['/importer-diagnostics/cantines-seules', '/v2/importer-des-donnees/cantines'],
])('%s leads to the screen that took its place, with its query', async (former, path) => {
  for (const url of [former, `${former}/`, `${former}?a=1&b=deux`]) {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.headers.location], url).toEqual([
      301,
      path + (url.split('?')[1] ? '?a=1&b=deux' : ''),
    ])
  }
  expect((await server.app.inject({ url: path, headers: { accept: 'text/html' } })).statusCode).toBe(200)
})
