import { createHash } from 'node:crypto'
import { isStorable } from '@ma-cantine/lib/table-schema/unreadable-characters'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hostileTexts } from '../../support/hostile-markdown.ts'
import { Browser } from '../support/browser.ts'
import { Editor } from '../support/newsletter.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let editor: Editor
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://ma-cantine.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.empty()
  editor = await Editor.of(server)
})

const open = (id: number, { cookies } = editor.browser) =>
  server.app.inject({ url: `/api/v1/newsletterIssues/${id}/message/`, cookies: Object.fromEntries(cookies) })

test('a message that our pages show in a frame runs nothing, and has the styles that its policy names', async () => {
  // The others are refused by name.
  const texts = hostileTexts.filter(isStorable)
  expect(texts.length).toBeGreaterThan(50)
  const { id } = await editor.write({ body: `# Titre\n\nstyle="x" <p style="y">\n\n${texts.join('\n\n')}` })
  const { statusCode, headers, body } = await open(id)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ])
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("img-src 'self' https://ma-cantine.example")
  expect(policy).not.toMatch(/script-src|unsafe/)
  expect(headers).not.toHaveProperty('x-frame-options')
  const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? []
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
  expect(body).not.toMatch(/<[^<>]+ style="/)
  // Each style that was beside an element has its rule.
  for (const [, rule] of body.matchAll(/data-style="(\d+)"/g)) expect(sheet).toContain(`[data-style="${rule}"]{`)
  expect(sheet).not.toContain('{x}')
})

test('a message is shown to staff who gave a code of their second factor, and to nobody else', async () => {
  const { id } = await editor.write()
  const person = await server.addPerson({ isStaff: true })
  const without = new Browser(server.app)
  await without.signIn(person.username)
  expect((await open(id, without)).statusCode).toBe(403)
  expect((await open(id, new Browser(server.app))).statusCode).toBe(403)
  expect((await open(id + 1)).statusCode).toBe(404)
  const other = await editor.browser.request('POST', `/api/v1/newsletterIssues/${id}/message/`)
  expect([other.statusCode, other.headers['x-frame-options']]).toEqual([405, 'DENY'])
})
