import { afterAll, beforeAll, expect, test } from 'vitest'
import { Sitemap } from '../../../server/site/sitemap.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const publicUrl = 'https://ma-cantine.exemple.fr'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: publicUrl, ENVIRONMENT: 'prod' })
})
afterAll(() => server.close())

test('robots are told what is not for them, and where the list of pages is', async () => {
  const { statusCode, headers, body } = await server.app.inject({ url: '/robots.txt' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toMatch(/^User-agent: \*\n/)
  expect(body).toContain('Disallow: /api/\n')
  expect(body).toContain('Disallow: /nouveau-mot-de-passe/\n')
  expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`)
})

test('the list of pages names those that a visitor reads, and each of them exists', async () => {
  const { statusCode, headers, body } = await server.app.inject({ url: '/sitemap.xml' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const paths = [...body.matchAll(/<loc>https:\/\/ma-cantine\.exemple\.fr(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/accueil', '/v2/foire-aux-questions', '/v2/plan-du-site']))
  // Pages of an account.
  for (const path of ['/gestion', '/mon-compte', '/v2/importer-des-donnees']) expect(paths).not.toContain(path)
  for (const url of paths) {
    const page = await server.app.inject({ url: url as string, headers: { accept: 'text/html' } })
    expect([url, page.statusCode]).toEqual([url, 200])
  }
})

test('the page of a proof, whose address holds a code, asks search engines to leave it out', async () => {
  const tagOf = async (url: string) =>
    (await server.app.inject({ url, headers: { accept: 'text/html' } })).headers['x-robots-tag']
  expect(await tagOf('/preuve/7K2M-9QXA-04TB-HV6D')).toBe('noindex')
  expect(await tagOf('/preuve')).toBe('noindex')
  expect(await tagOf('/accueil')).toBeUndefined()
})

test('robots stay out of every other environment', async () => {
  const demo = await startTestServer({ ENVIRONMENT: 'demo' })
  expect((await demo.app.inject({ url: '/robots.txt' })).body).toMatch(/^User-agent: \*\nDisallow: \/\n\n/)
  await demo.close()
})

test('both can only be read', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml']) {
    expect((await server.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(405)
  }
})

test('the list of pages names those that features add', async () => {
  const { body } = await server.app.inject({ url: '/sitemap.xml' })
  expect(body).toContain(`<url><loc>${publicUrl}/actions-anti-gaspi/1</loc></url>`)
  expect((await server.app.inject({ url: '/sitemap-1.xml' })).statusCode).toBe(404)
})

test('a list that is too long for one file is cut in parts, which an index names', async () => {
  const paths = Array.from({ length: 50_001 }, (_, index) => `/${index}`)
  const sitemap = new Sitemap(publicUrl, async () => paths)
  const namedIn = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>[^<]*?(\/[^</]*)<\/loc>/g)].map(([, path]) => path)
  expect(await sitemap.first()).toContain('<sitemapindex ')
  expect(namedIn(await sitemap.first())).toEqual(['/sitemap-1.xml', '/sitemap-2.xml'])
  expect([...namedIn(await sitemap.part('1')), ...namedIn(await sitemap.part('2'))]).toEqual(paths)
  expect([await sitemap.part('0'), await sitemap.part('3')]).toEqual([null, null])
})
