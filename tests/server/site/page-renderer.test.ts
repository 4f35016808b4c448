import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PageRenderer } from '../../../server/site/page-renderer.ts'
import { anonymousSession } from '../../../web/entries/sample-sessions.ts'

/** An API of which each answer is decided by the search in the address. */
let app: FastifyInstance
let asked = 0
beforeAll(() => {
  app = Fastify()
  app.get('/api/v1/initialData/', async () => anonymousSession)
  app.get<{ Querystring: { search?: string } }>('/api/v1/wasteActions/', async ({ query: { search } }, reply) => {
    asked++
    if (search === 'lent') return new Promise(() => {})
    if (search === 'absent') return reply.code(404).send({ detail: 'Rien ici.' })
    if (search === 'panne') return reply.code(500).send({ detail: 'Panne.' })
    return { count: 0, next: null, previous: null, results: [] }
  })
})
afterAll(() => app.close())

const program = pathToFileURL('web/site/render/render-page.js').href
const ask = (renderer: PageRenderer, search: string, known: string | null = null) =>
  renderer.render(
    { path: '/actions-anti-gaspi', address: `/actions-anti-gaspi?recherche=${search}`, locale: 'fr' },
    known,
  )

test('a page whose data do not exist is the one that says so', async () => {
  const renderer = new PageRenderer(app, program, 60_000)
  const result = await ask(renderer, 'absent')
  const title = 'Page non trouvée - ma cantine'
  expect(result?.page).toMatchObject({ status: 404, title, data: null, head: { isUnlisted: true } })
  expect(result?.page?.display).toContain('<h1>Page non trouvée</h1>')
  await renderer.close()
})

test('a page that fails is asked for once, and the next ones are rendered', async () => {
  const renderer = new PageRenderer(app, program, 60_000)
  asked = 0
  expect(await ask(renderer, 'panne')).toBeNull()
  expect(asked).toBe(1)
  const result = await ask(renderer, 'rien')
  expect(result?.page?.display).toContain('Aucune action ne correspond')
  expect(await ask(renderer, 'rien', result?.digest)).toEqual({ kind: 'rendered', page: null, digest: result?.digest })
  await renderer.close()
})

test('data that do not come hold no other page back, and of too many pages the last go without', async () => {
  const first = new PageRenderer(app, program, 60_000)
  await ask(first, 'rien')
  await first.close()
  const renderer = new PageRenderer(app, program, 3000)
  const slow = ask(renderer, 'lent')
  const others = Array.from({ length: 60 }, () => ask(renderer, 'rien'))
  // More than may wait: they are answered at once.
  expect(await Promise.all(others.slice(-10))).toEqual(Array.from({ length: 10 }, () => null))
  expect(await slow).toBeNull()
  await expect.poll(() => ask(renderer, 'rien')).not.toBeNull()
  await renderer.close()
})
