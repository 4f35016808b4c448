import { gzipSync } from 'node:zlib'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nothingElse } from '../../support/complete-amounts.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
const hostile = '"><script>alert(1)</script>\u202e<i>'
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson({ firstName: 'Camille', lastName: 'Secret' })
  const place = {
    city: 'Fort-de-France',
    department: '972',
    region: '02',
    dailyMealCount: 1200,
    productionType: 'site',
  }
  canteen = await server.addCanteen(tilleuls, [manager], { name: 'Les Tilleuls', ...place })
  await server.app.inject({
    method: 'POST',
    url: `/api/v1/canteens/${canteen}/diagnostics/`,
    headers: manager.headers,
    payload: {
      year: currentYear() - 1,
      diagnosticType: 'SIMPLE',
      ...nothingElse,
      valueTotalHt: 98_765.43,
      valueBioHt: 5925.93,
      valueSustainableHt: 19_753.09,
    },
  })
})
afterAll(() => server.close())

const open = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/widgets/nos-cantines/${path}`, headers: { accept: 'text/html', ...headers } })

/** With plain spaces. */
const plain = (html: string) => html.replace(/[\u00a0\u202f]/g, ' ')

test('any site may show a canteen in a frame: its shares beside the goals of its territory, and its five badges', async () => {
  const answer = await open(`${canteen}--Les%20Tilleuls`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none';base-uri 'none';form-action 'none';frame-ancestors \*;style-src 'sha256-[\w+/]{43}=';connect-src 'self'$/,
  )
  expect(answer.headers).not.toHaveProperty('x-frame-options')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  const html = plain(answer.body)
  // Search engines show its page in its place.
  expect(html).toContain(`<link rel="canonical" href="http://127.0.0.1:8000/nos-cantines/${canteen}--Les%20Tilleuls">`)
  // 5 925.93 of 98 765.43 are organic, which exceeds the 5 % of Martinique; with 19 753.09, 26 %, which exceeds its 20 %.
  for (const said of [
    'Les Tilleuls',
    'Fort-de-France',
    '1 200 couverts par jour',
    '6 %',
    'objectif 5 %',
    '26 %',
    'objectif 20 %',
  ]) {
    expect(html).toContain(said)
  }
  expect(html.match(/<li class="(earned|missed|unknown)"/g)).toHaveLength(5)
  expect(html).toMatch(/<li class="earned">.*?Qualité des produits.*?Objectif atteint/s)
  expect(html).toContain(`href="/nos-cantines/${canteen}--Les%20Tilleuls?mtm_campaign=widget-cantine" target="_blank"`)
  for (const secret of ['98', 'Secret', manager.email, tilleuls]) expect(html).not.toContain(secret)
})

test('it weighs less than 60 kB in all, asks for nothing else, and is the same for who is signed in', async () => {
  const { body } = await open(String(canteen))
  expect(gzipSync(body).length).toBeLessThan(60_000)
  expect(body).not.toMatch(/<script|<link(?! rel="canonical")|<img|url\(|@import| src=| style=/)
  const signedIn = await open(String(canteen), { ...manager.headers, cookie: 'langue=en' })
  expect(signedIn.body).toBe(body)
  const english = await open(String(canteen), { 'accept-language': 'en-GB' })
  expect(english.body).toContain('<html lang="en">')
})

test('names and towns do nothing but show', async () => {
  const id = await server.addCanteen(parc, [manager], { name: hostile, city: '<img src=x onerror=alert(1)>' })
  const { statusCode, body } = await open(String(id))
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(/<script|<img|<i>/)
  expect(body).toContain('&lt;script&gt;')
})

test('a canteen that nobody may see, or that does not exist, is told in a frame as well', async () => {
  const army = await server.addCanteen(lac, [manager], { name: 'Caserne', lineMinistry: 'armee' })
  for (const path of [String(army), '99999999', '0', 'abc', `${army}x`]) {
    const answer = await open(path)
    expect([answer.statusCode, path]).toEqual([404, path])
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(answer.body).toContain('n’a pas de page publique')
    expect(answer.body).not.toContain('Caserne')
  }
})

test.each(['/', '/v2', '/nos-cantines/1', '/widgets', '/widgets/autre/1', '/api/v1/sectors/'])(
  'no other page can be framed: %s',
  async url => {
    const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } })
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  },
)
