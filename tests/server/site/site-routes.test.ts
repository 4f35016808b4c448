import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const visit = (url: string, headers: Record<string, string> = page) => server.app.inject({ url, headers })

/** The heading of the screen, not those of dialogs. */
const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)]
    .map(([, text]) => text)
    .filter(text => text !== 'Paramètres d’affichage' && text !== 'Display settings')

describe('an address of the site', () => {
  test.each([
    ['/', 'site'],
    ['/gestion', 'site'],
    ['/nouvel-achat/', 'site'],
    ['/mesures-phares/qualite-des-produits?x=1', 'site'],
    ['/importer-diagnostics/cantines-et-diagnostics-simples', 'site'],
    ['/importer-diagnostics/SIMPLE', 'site'],
    ['/v2/plan-du-site', 'v2'],
    ['/v2/evaluation-gaspillage-alimentaire/12--le-parc', 'v2'],
    ['/v2/evaluation-gaspillage-alimentaire/12--le-parc/3/', 'v2'],
    [`/dashboard/12--${encodeURIComponent('Établissement '.repeat(20))}`, 'site'],
  ])('%s gives the page of its entry', async (url, entry) => {
    const answer = await visit(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';style-src 'self'")
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
    expect(answer.body).toContain(`/assets/${entry}`)
  })

  test.each([
    '/rien',
    '/v2/rien',
    '/v2',
    '/mes-achats/12/rien',
    '/importer-diagnostics/rien',
    '/importer-diagnostics/toString',
  ])('that no screen has (%s) gives 404 and the page that says so', async url => {
    const answer = await visit(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each(['/api/v1/rien/', '/o/jwks/rien/', '/static/rien.csv'])(
    'that is of the server (%s) gives 404 in JSON',
    async url => {
      const answer = await visit(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Cette adresse n’existe pas.' })
    },
  )

  test('that a program asks for gives 404 in JSON', async () => {
    expect((await visit('/rien', { accept: 'application/json' })).json()).toHaveProperty('detail')
  })

  test('shows the first display of its screen, before any script, to its audience', async () => {
    const session = { ...page, cookie: 'sessionid=anything' }
    const shown = async (url: string, headers: Record<string, string>) => {
      const { body } = await visit(url, headers)
      const root = body.slice(body.indexOf('<div id="root"'), body.indexOf('<noscript>'))
      return {
        title: /<title>(.*?)<\/title>/.exec(body)?.[1],
        headings: headingsOf(root),
        styled: / style=/.test(root),
      }
    }
    expect(await shown('/', page)).toEqual({
      title: 'Accueil - ma cantine',
      headings: ['De la crèche à la maison de retraite, mieux manger à la cantine'],
      styled: false,
    })
    // A manager finds their own canteens at home.
    expect(await shown('/', session)).toMatchObject({ headings: [] })
    expect(await shown('/v2/importer-des-donnees', session)).toEqual({
      title: 'Importer vos données - ma cantine',
      headings: ['Importer vos données'],
      styled: false,
    })
    expect(await shown('/v2/importer-des-donnees', page)).toMatchObject({ headings: [] })
  })

  test.each([
    ['fr-FR', undefined, 'fr', 'Nous contacter'],
    ['en-GB,fr;q=0.5', undefined, 'en', 'Contact us'],
    ['de', undefined, 'fr', 'Nous contacter'],
    // A choice made on the site is worth more than the settings of the browser.
    ['en', 'langue=fr', 'fr', 'Nous contacter'],
    ['fr', 'a=b; langue=en', 'en', 'Contact us'],
    ['fr', 'langue=de', 'fr', 'Nous contacter'],
  ])('is in the language of its reader: %s, %s', async (language, cookie, locale, title) => {
    const headers = { ...page, 'accept-language': language, ...(cookie ? { cookie } : {}) }
    const { body, headers: sent } = await visit('/v2/contact', headers)
    expect(body).toContain(`<html lang="${locale}">`)
    expect(body).toContain(`<title>${title} - ma cantine</title>`)
    expect(headingsOf(body)).toEqual([title])
    expect(sent).toMatchObject({ 'content-language': locale, vary: 'accept-encoding, accept-language, cookie' })
    const missing = await visit('/v2/rien', headers)
    expect(missing.body).toContain(`<html lang="${locale}">`)
  })

  test('accepts GET only', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/gestion', payload: {} })
    expect(answer.statusCode).toBe(405)
  })
})

describe('what the pages load', () => {
  const script = readdirSync('web/site/assets')
    .find(name => name.endsWith('.js.br'))
    ?.slice(0, -3)

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('comes as the browser takes it (%s), and is kept for ever', async (accepted, encoding) => {
    const answer = await visit(`/assets/${script}`, { 'accept-encoding': accepted })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toMatch(/^application\/javascript/)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test.each(['/assets/rien.js', '/assets/..%2fsite.json', '/site.json', '/assets/'])(
    'is nothing else (%s)',
    async path => {
      expect((await visit(path, {})).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  test('includes the icon', async () => {
    expect((await visit('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
  })
})

test('a server whose site is not built says what to do', async () => {
  await expect(startTestServer({}, { siteFolder: 'not-built' })).rejects.toThrow('npm run build')
})
