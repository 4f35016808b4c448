import { libraryFeatures } from '@ma-cantine/lib/developers/library-features'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const address = '/v2/developpement-et-apis/bibliotheque'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://ma-cantine.exemple.fr', RENDER_TIMEOUT: '60000' })
})
afterAll(() => server.close())

async function visit(url: string, language = 'fr') {
  const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': language }
  const { statusCode, body } = await server.app.inject({ url, headers })
  return {
    statusCode,
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    root: body.slice(body.indexOf('<div id="root"'), body.indexOf('id="page-data"')),
    body,
  }
}

test('a part of the library is read without scripts, its explanations marked as English', async () => {
  const { statusCode, title, root, body } = await visit(`${address}/imports`)
  expect([statusCode, title]).toEqual([200, 'Vérification et import de fichiers, dans la bibliothèque - ma cantine'])
  expect(root).toContain('id="checkFile"')
  expect(root).toContain('function checkFile(source: ByteSource, options?: CheckOptions): Promise&lt;FileReport&gt;')
  expect(root).toMatch(/<div lang="en"><p[^>]*>Checks an import file from its bytes/)
  expect(root).toMatch(/<p[^>]* lang="fr">Importe un fichier d’achats<\/p>/)
  expect(root).toContain('POST /api/v1/importPurchases/')
  expect(body).toContain(`<link rel="canonical" href="https://ma-cantine.exemple.fr${address}/imports">`)
})

test('the index leads to each part without scripts, in the language of the reader', async () => {
  const { root } = await visit(address, 'en')
  for (const feature of libraryFeatures) expect(root).toContain(`href="${address}/${feature}"`)
  expect(root).toContain('Matching of columns')
})

test('an address that names no part answers 404', async () => {
  const { statusCode, root } = await visit(`${address}/autre`)
  expect(statusCode).toBe(404)
  expect(root).toContain('La bibliothèque n’a pas cette partie.')
})

test('search engines find each part in the list of pages', async () => {
  const { body } = await server.app.inject({ url: '/sitemap.xml' })
  for (const feature of libraryFeatures) {
    expect(body).toContain(`<loc>https://ma-cantine.exemple.fr${address}/${feature}</loc>`)
  }
})
