import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { canteenMessages } from '@ma-cantine/lib/canteens/canteen-messages'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import { queryMessages } from '@ma-cantine/lib/lists/query-messages'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { formMessages } from '@ma-cantine/lib/messages/form-messages'
import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { campaignRefusals } from '@ma-cantine/lib/teledeclaration/campaign-refusals'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { personalToken } from '../support/make-token.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let browser: Browser
let canteenId: number
let otherCanteenId: number
let limited: Record<string, string>
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [person])
  otherCanteenId = await server.addCanteen(parc, [])
  const readOnly = await personalToken(server, person, ['canteen:read'])
  limited = readOnly.headers
  browser = new Browser(server.app)
  await browser.request('GET', '/api/v1/initialData/')
  await browser.signIn(person.username)
})
afterAll(() => server.close())

type Asked = InjectOptions & { readonly url: string }

const json = (url: string, payload: object, method: 'POST' | 'PATCH' | 'DELETE' = 'POST'): Asked => ({
  method,
  url,
  payload,
})
const signedIn = (asked: Asked): Asked => ({ ...asked, headers: { ...person.headers, ...asked.headers } })
const raw = (url: string, payload: string, headers: Record<string, string>): Asked => ({
  method: 'POST',
  url,
  payload,
  headers,
})
const jsonType = { 'content-type': 'application/json' }
const invoice = (content: string) =>
  signedIn(json('/api/v1/purchases/', { canteen: canteenId, priceHt: 1, invoiceFile: content }))

/** What is asked of the server as anybody, or with a token. */
const asked: readonly (readonly [Message, () => Asked])[] = [
  [httpRefusals('unknown-address'), () => ({ url: '/api/v1/nulle-part/' })],
  [httpRefusals('method', 'DELETE'), () => ({ method: 'DELETE', url: '/api/v1/sectors/' })],
  [httpRefusals('patch-only'), () => ({ method: 'PUT', url: '/api/v1/purchases/1' })],
  [httpRefusals('content-type'), () => raw('/api/v1/session/', 'a', { 'content-type': 'text/csv' })],
  [httpRefusals('content-encoding'), () => raw('/api/v1/session/', '{}', { ...jsonType, 'content-encoding': 'br' })],
  [httpRefusals('expectation'), () => ({ url: '/api/v1/sectors/', headers: { expect: 'la lune' } })],
  [httpRefusals('bad-json'), () => raw('/api/v1/session/', '{', jsonType)],
  [httpRefusals('empty-body'), () => raw('/api/v1/session/', '', jsonType)],
  [httpRefusals('nul-character'), () => json('/api/v1/session/', { username: 'a\0', password: 'b' })],
  [httpRefusals('half-character'), () => raw('/api/v1/session/', '{"username":"\\ud800","password":"b"}', jsonType)],
  [httpRefusals('too-deep'), () => raw('/api/v1/session/', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`, jsonType)],
  [
    httpRefusals('key-form'),
    () => signedIn({ method: 'POST', url: '/api/v1/importPurchases/', headers: { 'idempotency-key': 'é' } }),
  ],
  [httpRefusals('private-metrics'), () => ({ url: '/metrics', remoteAddress: '203.0.113.9' })],
  [formMessages('required'), () => json('/api/v1/session/', { username: 'a' })],
  [formMessages('not-null'), () => json('/api/v1/session/', { username: null, password: 'b' })],
  [formMessages('text'), () => json('/api/v1/session/', { username: 3, password: 'b' })],
  [queryMessages('day', 'demain'), () => signedIn({ url: '/api/v1/purchases/?date_after=demain' })],
  [canteenMessages('postal-code'), () => ({ url: '/api/v1/communes/?postal_code=1' })],
  [accountRefusals('sign-in-first'), () => ({ url: '/api/v1/purchases/' })],
  [accountRefusals('wrong-credentials'), () => json('/api/v1/session/', { username: 'a', password: 'b' })],
  [accountRefusals('unknown-image'), () => ({ url: '/media/avatars/AAAAAAAAAAAAAAAAAAAAAA' })],
  [accountRefusals('token-malformed'), () => ({ url: '/api/v1/purchases/', headers: { authorization: 'Basic a' } })],
  [accountRefusals('token-unknown'), () => ({ url: '/api/v1/purchases/', headers: { authorization: 'Bearer a' } })],
  [accountRefusals('token-without-scope', 'purchase:read'), () => ({ url: '/api/v1/purchases/', headers: limited })],
  [accountRefusals('session-only'), () => signedIn({ url: '/api/v1/oauthApplications/' })],
  [canteenRefusals('unknown-canteen'), () => signedIn({ url: '/api/v1/canteens/987654' })],
  [canteenRefusals('not-manager'), () => signedIn({ url: `/api/v1/canteens/${otherCanteenId}` })],
  [purchaseRefusals('unknown-purchase'), () => signedIn({ url: '/api/v1/purchases/987654' })],
  [purchaseRefusals('invoice-form'), () => invoice('%PDF-')],
  [
    purchaseRefusals('invoice-kind'),
    () => invoice(`data:application/pdf;base64,${Buffer.from('GIF89a').toString('base64')}`),
  ],
  [importRefusals('unknown-import'), () => signedIn({ url: '/api/v1/imports/987654/' })],
  [importRefusals('unknown-plan'), () => signedIn({ method: 'DELETE', url: '/api/v1/importPlans/inconnu/' })],
  [
    importRefusals('plan-of-plan'),
    () => signedIn({ method: 'POST', url: '/api/v1/importPurchases/?dryRun=true&plan=a' }),
  ],
  [campaignRefusals('unknown-campaign'), () => ({ url: '/api/v1/campaignDates/1999' })],
]

/** What a session asks. */
const bySession: readonly (readonly [Message, () => readonly ['POST' | 'PATCH' | 'DELETE', string, object]])[] = [
  [accountRefusals('unknown-token'), () => ['DELETE', '/api/v1/tokens/987654', {}]],
  [accountRefusals('account-of-another'), () => ['PATCH', '/api/v1/user/987654', { firstName: 'A' }]],
  [
    accountRefusals('not-an-image'),
    () => ['PATCH', `/api/v1/user/${person.id}`, { avatar: 'data:image/png;base64,AA==' }],
  ],
  [
    accountRefusals('wrong-password-of-profile'),
    () => ['PATCH', `/api/v1/user/${person.id}`, { email: 'autre@exemple.fr', password: 'faux' }],
  ],
  [
    canteenRefusals('not-manager-of-all'),
    () => [
      'POST',
      '/api/v1/tokens/',
      { name: 'a', scopes: ['canteen:read'], canteenIds: [otherCanteenId], validityDays: 1 },
    ],
  ],
  [oauthRefusals('unknown-application'), () => ['PATCH', '/api/v1/oauthApplications/987654', { name: 'a' }]],
  [oauthRefusals('unknown-access'), () => ['DELETE', '/api/v1/oauthGrants/inconnu', {}]],
]

const sentences = (body: string): unknown[] => Object.values(JSON.parse(body) as object).flat()

const languages = [
  [undefined, 'fr'],
  ['fr-FR,fr;q=0.9', 'fr'],
  ['en-GB', 'en'],
] as const

test.each(asked.map(([message, ask]) => [message.code, message, ask] as const))(
  'the refusal %s is told in French, or in English to who asks for it',
  async (_, message, ask) => {
    for (const [header, locale] of languages) {
      const request = ask()
      const language = header === undefined ? {} : { 'accept-language': header }
      const answer = await server.app.inject({ ...request, headers: { ...request.headers, ...language } })
      expect(sentences(answer.body)).toContain(message.in(locale))
      expect(answer.headers).toMatchObject({
        'content-language': locale,
        vary: expect.stringContaining('accept-language'),
      })
    }
  },
)

test.each(bySession.map(([message, ask]) => [message.code, message, ask] as const))(
  'the refusal %s of a session is told in French, or in English to who asks for it',
  async (_, message, ask) => {
    for (const [header, locale] of languages) {
      const [method, url, payload] = ask()
      const language = header === undefined ? {} : { 'accept-language': header }
      const answer = await browser.request(method, url, { payload, headers: language })
      expect(sentences(answer.body)).toContain(message.in(locale))
    }
  },
)

test('a request forged by another site is refused in the language asked for', async () => {
  const answer = await browser.forged('DELETE', '/api/v1/session/', { headers: { 'accept-language': 'en' } })
  expect(answer.json()).toEqual({ detail: httpRefusals('csrf').in('en') })
})
