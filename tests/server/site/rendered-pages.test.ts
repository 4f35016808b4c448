import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPartner } from '../support/add-partner.ts'
import { siteWithRenderer } from '../support/site-with-renderer.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const publicUrl = 'https://ma-cantine.exemple.fr'
/** A busy machine takes seconds to load the modules of the site. */
const patient = { PUBLIC_URL: publicUrl, RENDER_TIMEOUT: '60000' }
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'fr' }

const visit = async ({ app }: TestServer, url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers: { ...page, ...headers } })
  const { body } = answer
  const blockOf = (attribute: string) => new RegExp(`<script [^>]*${attribute}[^>]*>([^<]*)</script>`).exec(body)?.[1]
  return {
    body,
    status: answer.statusCode,
    headers: answer.headers,
    root: body.slice(body.indexOf('<div id="root"'), body.indexOf('id="page-data"')),
    data: blockOf('id="page-data"'),
    jsonLd: blockOf('application/ld\\+json'),
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    meta: (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1],
  }
}

describe('a screen with data', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(patient)
  })
  afterAll(() => server.close())

  test('is shown with them before any script, and described', async () => {
    const { status, root, title, meta, body, jsonLd, data, headers } = await visit(server, '/actions-anti-gaspi/1')
    expect([status, title]).toEqual([200, 'Peser chaque poubelle pendant cinq jours - ma cantine'])
    expect(root).toContain('<h1>Peser chaque poubelle pendant cinq jours</h1>')
    expect(root).toContain('Étiqueter trois bacs')
    expect(root).toContain('data-shown-to="anonymous"')
    expect(meta('description')).toMatch(/^Trois bacs, une balance/)
    expect(meta('og:title')).toBe('Peser chaque poubelle pendant cinq jours')
    expect(meta('og:description')).toBe(meta('description'))
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}/actions-anti-gaspi/1">`)
    expect(JSON.parse(jsonLd ?? '')).toMatchObject({ '@context': 'https://schema.org', '@type': 'Article' })
    expect(JSON.parse(data ?? '')).toEqual([[expect.arrayContaining([1]), expect.objectContaining({ id: 1 })]])
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  test('is that of an actor, described as an organisation', async () => {
    const id = await addPartner(server)
    const { status, root, title, meta, body, jsonLd } = await visit(server, `/acteurs-de-l-eco-systeme/${id}--autre`)
    expect([status, title]).toEqual([200, 'Le Verger Partagé - ma cantine'])
    expect(root).toContain('<strong>deux fois</strong>')
    expect(meta('description')).toBe('Des fruits de saison, de vergers du Rhône.')
    expect(body).toContain(
      `<link rel="canonical" href="${publicUrl}/acteurs-de-l-eco-systeme/${id}--Le%20Verger%20Partag%C3%A9">`,
    )
    expect(JSON.parse(jsonLd ?? '')).toMatchObject({ '@type': 'Organization', url: 'https://verger.exemple.fr' })
    expect((await visit(server, '/acteurs-de-l-eco-systeme/999999--rien')).status).toBe(404)
    const filtered = await visit(server, '/acteurs-de-l-eco-systeme?besoin=vege')
    expect(filtered.root).toContain('Le Verger Partagé')
    expect(filtered.headers['x-robots-tag']).toBe('noindex')
  })

  test('is the one of its query, and what is filtered stays out of search engines', async () => {
    const all = await visit(server, '/actions-anti-gaspi')
    const few = await visit(server, '/actions-anti-gaspi?effort=LARGE&affichage=liste')
    expect(all.root).toContain('mc-action-cards')
    expect(few.root).toContain('Grand effort')
    expect(few.root).not.toContain('mc-action-cards')
    expect([all, few].map(({ headers }) => headers['x-robots-tag'])).toEqual([undefined, 'noindex'])
  })

  test('has one address for search engines, a page of the whole list', async () => {
    await server.addCanteen('21340172201787', [], { name: 'Cantine des Tilleuls', region: '76' })
    const pages = ['', '?vue=carte&utm_source=lettre', '?region=76', '?trier=nomCro', '?page=2'].map(async query => {
      const { root, body, headers } = await visit(server, `/nos-cantines${query}`)
      const canonical = /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1]
      return [root.includes('Cantine des Tilleuls'), canonical, headers['x-robots-tag']]
    })
    const canonical = `${publicUrl}/nos-cantines`
    expect(await Promise.all(pages)).toEqual([
      [true, canonical, undefined],
      [true, canonical, undefined],
      [true, undefined, 'noindex'],
      [true, undefined, 'noindex'],
      // Beyond the last page, which it leads to.
      [false, undefined, 'noindex'],
    ])
  })

  test('is in the language of its reader', async () => {
    const { root, title, meta } = await visit(server, '/actions-anti-gaspi/1', { cookie: 'langue=en' })
    expect(root).toContain('First steps')
    expect(title).not.toContain('Peser')
    expect(meta('description')).not.toContain('bacs')
  })

  test('answers 404 where its address names nothing, and says so', async () => {
    for (const url of ['/actions-anti-gaspi/999', '/actions-anti-gaspi/rien']) {
      const { status, root } = await visit(server, url)
      expect([url, status]).toEqual([url, 404])
      expect(root).toContain('Cette action n’existe pas')
    }
  })

  test('goes without data and display to who is signed in, described all the same', async () => {
    const { root, data, title } = await visit(server, '/actions-anti-gaspi/1', { cookie: 'sessionid=anything' })
    expect(title).toBe('Peser chaque poubelle pendant cinq jours - ma cantine')
    expect(data).toBeUndefined()
    expect(root).not.toContain('<h1>Peser')
  })

  test('holds no text that its data or its address end it with', async () => {
    const text = '</script>\u2028<script>alert(1)</script><!--'
    const { data, root } = await visit(server, `/actions-anti-gaspi?recherche=${encodeURIComponent(text)}`)
    expect(JSON.parse(data ?? '')[0][0]).toContain(text)
    expect(data).not.toMatch(/[<>&\u2028\u2029]/)
    expect(root).not.toContain('<script>alert')
  })

  test('costs its reader one request', async () => {
    const limited = await startTestServer({ ...patient, RATE_LIMITS: 'all=3/900' })
    for (const id of [1, 2, 3]) expect((await visit(limited, `/actions-anti-gaspi/${id}`)).root).toContain('<h1>')
    expect((await visit(limited, '/actions-anti-gaspi/4')).status).toBe(429)
    await limited.close()
  })
})

/** Renders what the API says of the territories; `?rate` fails, and `?lent` never ends. */
const renderer = `
let count = 0
export async function renderPage({ address }, isKnown) {
  if (address.includes('rate')) throw new Error('It failed')
  if (address.includes('lent')) await new Promise(() => {})
  const answer = await fetch(new URL('http://localhost/api/v1/canteenLocations/'), { headers: new Headers() })
  const text = await answer.text()
  if (isKnown(text)) return null
  const title = '"><script>alert(1)</script>$&'
  const head = { title, description: title, image: '/image.jpg', canonical: '/?a=1&b="', jsonLd: { name: title } }
  return { status: 200, title, head, display: '<p>' + ++count + ': ' + text + '</p>', data: JSON.stringify([title]) }
}`

describe('a page rendered with its data', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ ...patient, RENDER_TIMEOUT: '2000' }, { siteFolder: siteWithRenderer(renderer) })
  })
  afterAll(() => server.close())
  const url = '/actions-anti-gaspi'
  const shownBy = async (address: string) => /<p>(\d+: .*?)<\/p>/.exec((await visit(server, address)).root)?.[1]

  test('is kept as long as its data are the same, and shows their changes at once', async () => {
    const empty = '{"regions":[],"departments":[]}'
    expect([await shownBy(url), await shownBy(url)]).toEqual([`1: ${empty}`, `1: ${empty}`])
    await server.addCanteen('21340172201787', [], { department: '38', region: '84' })
    expect(await shownBy(url)).toBe('2: {"regions":["84"],"departments":["38"]}')
  })

  test('is described without harm by hostile texts', async () => {
    const { body, title, meta, jsonLd, data } = await visit(server, url)
    expect(body).not.toContain('<script>alert')
    expect(title).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;')
    expect([meta('og:title'), meta('description')]).toEqual([title, title])
    expect(meta('og:image')).toBe(`${publicUrl}/image.jpg`)
    expect(body).toContain(`href="${publicUrl}/?a=1&amp;b=&quot;"`)
    expect([JSON.parse(jsonLd ?? '').name, JSON.parse(data ?? '')]).toEqual([
      '"><script>alert(1)</script>$&',
      ['"><script>alert(1)</script>$&'],
    ])
  })

  test.each(['rate', 'lent'])('comes without them where the renderer fails (%s)', async name => {
    const plain = await visit(server, `${url}?${name}`)
    expect([plain.status, plain.title]).toEqual([200, 'Actions anti-gaspi - ma cantine'])
    expect(plain.body).not.toContain('page-data')
  })
})

test('endless made-up addresses do not drive out the pages that search engines keep', async () => {
  const large = `
let count = 0
export const renderPage = async ({ address }, isKnown) =>
  isKnown('same') ? null : {
    status: 200,
    title: '',
    head: { canonical: address.split('?')[0] },
    display: '<p>' + ++count + '</p>' + 'x'.repeat(300_000),
    data: null,
  }`
  const server = await startTestServer(patient, { siteFolder: siteWithRenderer(large) })
  const countOf = async (address: string) => /<p>(\d+)<\/p>/.exec((await visit(server, address)).root)?.[1]
  expect(await countOf('/nos-cantines')).toBe('1')
  for (let number = 2; number <= 40; number++)
    expect(await countOf(`/nos-cantines?recherche=${number}`)).toBe(String(number))
  expect([await countOf('/nos-cantines?recherche=40'), await countOf('/nos-cantines')]).toEqual(['40', '1'])
  await server.close()
})

test('a site without its renderer still has its pages', async () => {
  const server = await startTestServer(patient, { siteFolder: siteWithRenderer('throw new Error("It does not load")') })
  for (const url of ['/actions-anti-gaspi', '/actions-anti-gaspi/1'])
    expect((await visit(server, url)).status).toBe(200)
  await server.close()
})
