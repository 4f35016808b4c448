import { articlePath } from '@ma-cantine/lib/articles/article-address'
import { videoPath } from '@ma-cantine/lib/community/video-address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { writeArticle } from '../support/write-article.ts'
import { writeEvent, writeVideo } from '../support/write-community.ts'

const site = 'https://ma-cantine.exemple.fr'

let server: TestServer
let article: string
let video: string
beforeAll(async () => {
  // A busy machine takes seconds to load the modules of the site.
  server = await startTestServer({ PUBLIC_URL: site, RENDER_TIMEOUT: '60000' })
  const { id: authorId } = await server.addPerson({ firstName: 'Noor', lastName: 'Petit' })
  const title = 'Trois recettes végétales'
  article = articlePath({ id: await writeArticle(server, { title, authorId, tags: ['Recettes'] }), title })
  video = videoPath({ id: await writeVideo(server, { title: 'Premiers pas' }), title: 'Premiers pas' })
  await writeEvent(server)
})
afterAll(() => server.close())

async function visit(url: string, language = 'fr') {
  const headers = { accept: 'text/html', 'accept-language': language }
  const { statusCode, body, headers: answered } = await server.app.inject({ url, headers })
  const root = body.slice(body.indexOf('<div id="root"'), body.indexOf('id="page-data"'))
  return { statusCode, body, root, robots: answered['x-robots-tag'] }
}

test('an article is read before any script, and described to search engines under one address', async () => {
  const { body, root } = await visit(`${article}?page=2`)
  expect(root).toContain('Des <strong>lentilles</strong> corail.')
  expect(root).toContain('Publié le 1er mars 2026 par Noor Petit')
  expect(root).toContain('href="/blog?page=2"')
  expect(body).toContain(`<link rel="canonical" href="${site}${article}">`)
  const jsonLd = /<script type="application\/ld\+json">([^<]*)</.exec(body)?.[1] ?? ''
  expect(JSON.parse(jsonLd)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Trois recettes végétales',
    inLanguage: 'fr',
    datePublished: '2026-03-01',
    author: { '@type': 'Person', name: 'Noor Petit' },
  })
})

test('the blog tells feed readers where its feeds are, and keeps searches out of search engines', async () => {
  const { body, root, robots } = await visit('/blog', 'en')
  expect(root).toContain('<span lang="fr">Trois recettes végétales</span>')
  expect(robots).toBeUndefined()
  for (const path of ['/blog/flux.rss', '/blog/flux.atom']) {
    expect(body).toMatch(
      new RegExp(`<link rel="alternate" type="application/\\w+\\+xml" title="[^"]+" href="${path}">`),
    )
  }
  expect((await visit('/blog?recherche=riz')).robots).toBe('noindex')
})

test('the webinars are read before any script, and a page of each is found', async () => {
  const { root } = await visit('/communaute')
  expect(root).toContain('Peser sans y passer des heures')
  expect(root).toContain('Premiers pas')
  expect((await visit(video)).root).toContain('La vidéo n’est pas encore là')
})

test('an article or a webinar that does not exist is not found', async () => {
  for (const path of ['/blog/404', '/blog/Trois', '/webinaires/404', '/blog/flux.txt']) {
    expect((await visit(path)).statusCode, path).toBe(404)
  }
})

test('search engines are told of each article and each webinar', async () => {
  const { body } = await server.app.inject('/sitemap.xml')
  for (const path of ['/blog', article, '/communaute', video]) expect(body).toContain(`<loc>${site}${path}</loc>`)
})
