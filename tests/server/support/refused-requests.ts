import type { ImportAnswer } from '@ma-cantine/lib'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { canteenMessages } from '@ma-cantine/lib/canteens/canteen-messages'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import { queryMessages } from '@ma-cantine/lib/lists/query-messages'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { formMessages } from '@ma-cantine/lib/messages/form-messages'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import { terminalClientId, terminalPaths } from '@ma-cantine/lib/oauth/terminal-application'
import { messageRefusals } from '@ma-cantine/lib/public-canteens/message-refusals'
import { publicationRefusals } from '@ma-cantine/lib/public-canteens/publication-refusals'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { campaignRefusals } from '@ma-cantine/lib/teledeclaration/campaign-refusals'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { createLinkSecret } from '../../../server/security/secret-hash.ts'
import { file } from '../../support/files.ts'
import { Browser, type Method } from './browser.ts'
import { personalToken } from './make-token.ts'
import { lac, marronniers, parc, tilleuls } from './sirets.ts'
import { type ImportPath, type Person, startTestServer, type TestServer } from './test-server.ts'

/** Who asks for what is refused, and what they have. */
export interface RefusedScene {
  readonly server: TestServer
  /** On the team of two canteens. */
  readonly person: Person
  readonly other: Person
  /** Signed in as the person. */
  readonly browser: Browser
  readonly canteenId: number
  /** Of the person too. */
  readonly secondCanteenId: number
  readonly otherCanteenId: number
}

export async function setRefusedScene(): Promise<RefusedScene> {
  const server = await startTestServer({ INVOICE_MAX_BYTES: '2048' })
  const person = await server.addPerson()
  const canteenId = await server.addCanteen(tilleuls, [person])
  const browser = new Browser(server.app)
  await browser.request('GET', '/api/v1/initialData/')
  await browser.signIn(person.username)
  return {
    server,
    person,
    other: await server.addPerson(),
    browser,
    canteenId,
    secondCanteenId: await server.addCanteen(marronniers, [person]),
    otherCanteenId: await server.addCanteen(parc, []),
  }
}

type Headers = Record<string, string>
/** Asks for what is refused, with the headers that say in which language. As often as one likes. */
type Ask = (scene: RefusedScene, language: Headers) => Promise<LightMyRequestResponse>
type Asked = InjectOptions & { readonly url: string }

const inject = ({ server }: RefusedScene, asked: Asked, language: Headers) =>
  server.app.inject({ ...asked, headers: { ...asked.headers, ...language } })

const anyone =
  (asked: Asked): Ask =>
  (scene, language) =>
    inject(scene, asked, language)
const withToken =
  (asked: Asked | ((scene: RefusedScene) => Asked)): Ask =>
  (scene, language) => {
    const { headers, ...rest } = typeof asked === 'function' ? asked(scene) : asked
    return inject(scene, { ...rest, headers: { ...scene.person.headers, ...headers } }, language)
  }
/** Reads with a token that reads canteens, all of them or the first one. */
const withOtherToken =
  (
    url: (scene: RefusedScene) => string,
    { limited = false, columns = {} }: { limited?: boolean; columns?: Record<string, unknown> } = {},
  ): Ask =>
  async (scene, language) => {
    const canteens = limited ? { canteenIds: [scene.canteenId] } : {}
    const { headers } = await personalToken(scene.server, scene.person, ['canteen:read'], { ...canteens, columns })
    return inject(scene, { url: url(scene), headers }, language)
  }
const inSession =
  (
    method: Method,
    url: string | ((scene: RefusedScene) => string),
    payload: object | ((scene: RefusedScene) => object) = {},
  ): Ask =>
  (scene, language) =>
    scene.browser.request(method, typeof url === 'function' ? url(scene) : url, {
      ...(method === 'GET' ? {} : { payload: typeof payload === 'function' ? payload(scene) : payload }),
      headers: language,
    })

const deviceSearch = '/api/v1/deviceRequestSearch/'

/** The code of a terminal that waits. */
async function waitingCode({ server }: RefusedScene): Promise<string> {
  const { deviceAuthorization: url } = terminalPaths
  const payload = new URLSearchParams({ client_id: terminalClientId, scope: 'user:read' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await server.app.inject({ method: 'POST', url, headers, payload })
  return answer.json<{ user_code: string }>().user_code
}

const json = (url: string, payload: object): Asked => ({ method: 'POST', url, payload })
const raw = (url: string, payload: string, headers: Headers): Asked => ({ method: 'POST', url, payload, headers })
const jsonType = { 'content-type': 'application/json' }
const purchase = (values: object) =>
  withToken(({ canteenId }) => json('/api/v1/purchases/', { canteen: canteenId, priceHt: 1, ...values }))
const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
const profile = ({ person }: RefusedScene) => `/api/v1/user/${person.id}`
const newAccount = (values: object) => ({
  firstName: 'Camille',
  lastName: 'Dupont',
  email: 'nouvelle@exemple.fr',
  username: 'nouvelle',
  password1: 'quatre mots sans rapport',
  cguApproved: true,
  ...values,
})
const usedLink = { uid: 'MQ', token: 'servi' }
const longAgo = '2020-01-01T00:00:00.000Z'

let files = 0
/** A file that nobody sent yet, for a canteen. */
const newFile = (siret: string = tilleuls) => file('achats', [{ siret, description: `Fichier ${++files}` }])

const send = (
  { server, person }: RefusedScene,
  content: string,
  headers: Headers = {},
  path: ImportPath = '/api/v1/importPurchases/',
) => server.upload(path, person, content, { headers })

const writer = ({ server }: RefusedScene) => server.app.services.database.writer

/** Takes the person off the team of their canteen while work is done. */
async function offTeam<Result>(scene: RefusedScene, work: () => Promise<Result>): Promise<Result> {
  const membership = { canteenId: scene.canteenId, userId: scene.person.id }
  await writer(scene)('canteenManagers').where(membership).delete()
  const result = await work()
  await writer(scene)('canteenManagers').insert(membership)
  return result
}

const lately = new Date().toISOString()

/** Invites somebody to manage the canteen of the person, who is an elected official of its department meanwhile. */
const invite: Ask = async (scene, language) => {
  const [user, canteen] = [{ id: scene.person.id }, { id: scene.canteenId }]
  await writer(scene)('users').where(user).update({ isElectedOfficial: true, departments: '["15"]' })
  await writer(scene)('canteens').where(canteen).update({ department: '15' })
  const answer = await scene.browser.request('POST', `/api/v1/territoryCanteens/${scene.canteenId}/invitation/`, {
    payload: { recipientEmail: 'mairie@exemple.fr', body: 'Bonjour' },
    headers: language,
  })
  await writer(scene)('users').where(user).update({ isElectedOfficial: false, departments: null })
  await writer(scene)('canteens').where(canteen).update({ department: null })
  return answer
}

async function importNew(scene: RefusedScene, siret?: string): Promise<number> {
  return (await send(scene, newFile(siret))).json<{ importId: number }>().importId
}

const undo = (scene: RefusedScene, importId: number, language: Headers) =>
  inject(scene, { method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers: scene.person.headers }, language)

/** The refusals of requests, each with a way to be refused so. */
export const refusedRequests: readonly (readonly [Message, Ask])[] = [
  [httpRefusals('unknown-address'), anyone({ url: '/api/v1/nulle-part/' })],
  [httpRefusals('method', 'DELETE'), anyone({ method: 'DELETE', url: '/api/v1/sectors/' })],
  [httpRefusals('patch-only'), anyone({ method: 'PUT', url: '/api/v1/purchases/1' })],
  [httpRefusals('unknown-api-version', '2025, 2026'), anyone({ url: '/api/schema/?version=2024' })],
  [httpRefusals('csrf'), ({ browser }, headers) => browser.forged('DELETE', '/api/v1/session/', { headers })],
  [httpRefusals('content-type'), anyone(raw('/api/v1/session/', 'a', { 'content-type': 'text/csv' }))],
  [httpRefusals('content-encoding'), anyone(raw('/api/v1/session/', '{}', { ...jsonType, 'content-encoding': 'br' }))],
  [httpRefusals('expectation'), anyone({ url: '/api/v1/sectors/', headers: { expect: 'la lune' } })],
  [httpRefusals('bad-request'), anyone({ url: '/api/v1/canteenStatus/siret/%zz' })],
  [httpRefusals('bad-json'), anyone(raw('/api/v1/session/', '{', jsonType))],
  [httpRefusals('empty-body'), anyone(raw('/api/v1/session/', '', jsonType))],
  [httpRefusals('body-too-large'), anyone(json('/api/v1/session/', { username: 'a'.repeat(2_000_000) }))],
  [httpRefusals('content-length'), anyone(raw('/api/v1/session/', '{}', { ...jsonType, 'content-length': '3' }))],
  [httpRefusals('nul-character'), anyone(json('/api/v1/session/', { username: 'a\0', password: 'b' }))],
  [httpRefusals('control-character'), anyone(json('/api/v1/session/', { username: 'a\u000b', password: 'b' }))],
  [httpRefusals('half-character'), anyone(raw('/api/v1/session/', '{"username":"\\ud800","password":"b"}', jsonType))],
  [httpRefusals('too-deep'), anyone(raw('/api/v1/session/', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`, jsonType))],
  [httpRefusals('no-dry-run'), withToken(json('/api/v1/purchases/delete/?dryRun=true', { ids: [] }))],
  [httpRefusals('not-an-application'), withToken({ url: '/api/v1/purchases/?created_by_application=true' })],
  [httpRefusals('key-form'), (scene, language) => send(scene, newFile(), { ...language, 'idempotency-key': 'é' })],
  [
    httpRefusals('key-under-way'),
    async (scene, language) => {
      const key = { 'idempotency-key': 'en-cours' }
      const content = newFile()
      await send(scene, content, key)
      const leaseDate = new Date(Date.now() + 2000).toISOString()
      await writer(scene)('idempotencyKeys')
        .where('key', 'en-cours')
        .update({ requestDigest: null, answer: null, owner: 'autre', leaseDate })
      const answer = await send(scene, content, { ...key, ...language })
      await writer(scene)('idempotencyKeys').delete()
      return answer
    },
  ],
  [
    httpRefusals('key-of-another-request'),
    async (scene, language) => {
      const key = { 'idempotency-key': 'prise' }
      await send(scene, newFile(), key)
      return send(scene, newFile(), { ...key, ...language })
    },
  ],
  [
    httpRefusals('long-queue'),
    async (scene, language) => {
      const { database } = scene.server.app.services
      let release = () => {}
      const released = new Promise<void>(resolve => {
        release = resolve
      })
      // One at work, and as many waiting as may.
      const works = Array.from({ length: 201 }, () => database.longTransaction({ owner: 1 }, () => released))
      const answer = await send(scene, newFile(), language)
      release()
      await Promise.all(works)
      return answer
    },
  ],
  [httpRefusals('private-metrics'), anyone({ url: '/metrics', remoteAddress: '203.0.113.9' })],

  [formMessages('required'), anyone(json('/api/v1/session/', { username: 'a' }))],
  [formMessages('not-null'), anyone(json('/api/v1/session/', { username: null, password: 'b' }))],
  [formMessages('text'), anyone(json('/api/v1/session/', { username: 3, password: 'b' }))],
  [queryMessages('day', 'demain'), withToken({ url: '/api/v1/purchases/?date_after=demain' })],
  [canteenMessages('postal-code'), anyone({ url: '/api/v1/communes/?postal_code=1' })],

  [accountRefusals('sign-in-first'), anyone({ url: '/api/v1/purchases/' })],
  [accountRefusals('wrong-credentials'), anyone(json('/api/v1/session/', { username: 'a', password: 'b' }))],
  [
    accountRefusals('username-taken'),
    (scene, language) => {
      const { username } = scene.person
      return inject(scene, json('/api/v1/accounts/', newAccount({ username })), language)
    },
  ],
  [
    accountRefusals('email-taken'),
    (scene, language) => {
      const { email } = scene.person
      return inject(scene, json('/api/v1/accounts/', newAccount({ email })), language)
    },
  ],
  [accountRefusals('name-or-email-needed'), anyone(json('/api/v1/usernameSuggestion/', {}))],
  [accountRefusals('used-confirmation-link'), anyone(json('/api/v1/emailConfirmation/', usedLink))],
  [
    accountRefusals('used-password-link'),
    anyone(json('/api/v1/passwordReset/', { ...usedLink, newPassword1: 'quatre mots sans rapport' })),
  ],
  [
    accountRefusals('not-current-password'),
    inSession('PUT', '/api/v1/passwordChange/', {
      oldPassword: 'faux',
      newPassword1: 'quatre mots sans rapport',
      newPassword2: 'quatre mots sans rapport',
    }),
  ],
  [
    accountRefusals('wrong-password-of-profile'),
    inSession('PATCH', profile, { email: 'autre@exemple.fr', password: 'faux' }),
  ],
  [accountRefusals('wrong-password-of-deletion'), inSession('POST', '/api/v1/accountDeletion/', { password: 'faux' })],
  [accountRefusals('account-of-another'), inSession('PATCH', '/api/v1/user/987654', { firstName: 'A' })],
  [httpRefusals('not-an-image'), inSession('PATCH', profile, { avatar: dataUri('image/png', Buffer.from([0])) })],
  [
    httpRefusals('image-too-large', 512),
    inSession('PATCH', profile, { avatar: dataUri('image/png', Buffer.alloc(512_001)) }),
  ],
  [
    httpRefusals('image-of-too-many-pixels', 16),
    async ({ browser, canteenId }, headers) => {
      const pixels = { width: 8001, height: 2000, channels: 3, background: 'white' } as const
      const payload = { logo: dataUri('image/png', await sharp({ create: pixels }).png().toBuffer()) }
      return browser.request('PATCH', `/api/v1/canteens/${canteenId}`, { payload, headers })
    },
  ],
  [httpRefusals('unknown-image'), anyone({ url: '/media/avatars/AAAAAAAAAAAAAAAAAAAAAA' })],
  [accountRefusals('unknown-token'), inSession('DELETE', '/api/v1/tokens/987654')],
  [accountRefusals('token-malformed'), anyone({ url: '/api/v1/purchases/', headers: { authorization: 'Basic a' } })],
  [accountRefusals('token-unknown'), anyone({ url: '/api/v1/purchases/', headers: { authorization: 'Bearer a' } })],
  [accountRefusals('token-expired'), withOtherToken(() => '/api/v1/canteens/', { columns: { expiryDate: longAgo } })],
  [
    accountRefusals('token-revoked'),
    withOtherToken(() => '/api/v1/canteens/', { columns: { revocationDate: longAgo } }),
  ],
  [
    accountRefusals('token-closed-account'),
    async (scene, language) => {
      const account = () => writer(scene)('users').where('id', scene.other.id)
      await account().update({ isActive: false })
      const answer = await inject(scene, { url: '/api/v1/canteens/', headers: scene.other.headers }, language)
      await account().update({ isActive: true })
      return answer
    },
  ],
  [accountRefusals('token-without-scope', 'purchase:read'), withOtherToken(() => '/api/v1/purchases/')],
  [
    accountRefusals('token-of-other-canteens'),
    withOtherToken(({ secondCanteenId }) => `/api/v1/canteens/${secondCanteenId}`, { limited: true }),
  ],
  [accountRefusals('session-only'), withToken({ url: '/api/v1/oauthApplications/' })],

  [newsletterRefusals('used-newsletter-link'), anyone(json('/api/v1/newsletterConfirmation/', { token: 'servi' }))],
  [accountRefusals('unknown-reminder-link'), anyone(json('/api/v1/reminderPace/', { token: 'copie', pace: 'none' }))],
  [newsletterRefusals('unknown-subscription'), anyone(json('/api/v1/newsletterDeparture/', { token: 'servi' }))],

  [canteenRefusals('unknown-canteen'), withToken({ url: '/api/v1/canteens/987654' })],
  [canteenRefusals('not-manager'), withToken(({ otherCanteenId }) => ({ url: `/api/v1/canteens/${otherCanteenId}` }))],
  [
    canteenRefusals('not-manager-of-all'),
    inSession('POST', '/api/v1/tokens/', ({ otherCanteenId }) => ({
      name: 'a',
      scopes: ['canteen:read'],
      canteenIds: [otherCanteenId],
      validityDays: 1,
    })),
  ],

  [
    teamRefusals('confirm-address-first'),
    async (scene, language) => {
      const account = () => writer(scene)('users').where('id', scene.person.id)
      await account().update({ emailConfirmed: false })
      const { headers } = scene.person
      const url = `/api/v1/canteens/${scene.otherCanteenId}/claim/`
      const answer = await inject(scene, { method: 'POST', url, headers }, language)
      await account().update({ emailConfirmed: true })
      return answer
    },
  ],
  [
    teamRefusals('has-team'),
    withToken(({ canteenId }) => ({ method: 'POST', url: `/api/v1/canteens/${canteenId}/claim/` })),
  ],
  [
    teamRefusals('claim-of-another'),
    withToken(({ canteenId }) => ({ method: 'POST', url: `/api/v1/canteens/${canteenId}/undoClaim/` })),
  ],
  [teamRefusals('already-manager'), withToken(({ canteenId }) => json(`/api/v1/teamJoinRequest/${canteenId}/`, {}))],
  [
    teamRefusals('email-of-another'),
    withToken(({ otherCanteenId }) => json(`/api/v1/teamJoinRequest/${otherCanteenId}/`, { email: 'a@exemple.fr' })),
  ],
  [
    teamRefusals('no-open-request'),
    withToken(({ canteenId }) => json(`/api/v1/canteens/${canteenId}/joinRequests/987654/accept/`, {})),
  ],
  [
    satelliteRefusals('no-open-request'),
    withToken(({ canteenId }) => json(`/api/v1/canteens/${canteenId}/deliveryRequests/987654/accept/`, {})),
  ],

  [canteenRefusals('siret-taken'), withToken(json('/api/v1/canteens/', { name: 'Autre', siret: tilleuls }))],
  [
    canteenRefusals('unknown-deleted-canteen'),
    withToken({ method: 'POST', url: '/api/v1/deletedCanteens/987654/restore/' }),
  ],
  [
    canteenRefusals('unknown-image-of-canteen'),
    withToken(({ canteenId }) => ({
      method: 'PATCH',
      url: `/api/v1/canteens/${canteenId}`,
      payload: { images: [{ image: '/media/canteens/autre' }] },
    })),
  ],

  [purchaseRefusals('unknown-purchase'), withToken({ url: '/api/v1/purchases/987654' })],
  [
    purchaseRefusals('no-invoice'),
    async (scene, language) => {
      const { id } = (await purchase({})(scene, {})).json<{ id: number }>()
      return inject(scene, { url: `/api/v1/purchases/${id}/invoice`, headers: scene.person.headers }, language)
    },
  ],
  [
    purchaseRefusals('no-purchase-in-year', 2019),
    (scene, language) => {
      const url = `/api/v1/canteenPurchasesPercentageSummary/${scene.canteenId}?year=2019`
      return inject(scene, { url, headers: scene.person.headers }, language)
    },
  ],
  [
    purchaseRefusals('hidden-year', 2020),
    async (scene, language) => {
      await writer(scene)('canteens').where('id', scene.canteenId).update({ redactedApproYears: '[2020]' })
      return inject(scene, { url: `/api/v1/canteenPurchasesPercentageSummary/${scene.canteenId}?year=2020` }, language)
    },
  ],
  [
    publicationRefusals('published-by-default'),
    withToken(({ canteenId }) => json(`/api/v1/canteens/${canteenId}/publish`, {})),
  ],
  [
    messageRefusals('canteen-without-manager'),
    (scene, language) =>
      inject(
        scene,
        json('/api/v1/message/', {
          destinationCanteen: scene.otherCanteenId,
          senderEmail: 'lea@exemple.fr',
          body: 'D’où viennent vos légumes ?',
        }),
        language,
      ),
  ],
  [messageRefusals('canteen-with-manager'), invite],
  [
    messageRefusals('already-invited', new Date(Date.parse(lately) + 30 * 86_400_000).toISOString()),
    (scene, language) =>
      offTeam(scene, async () => {
        const message = { id: 900, canteenId: scene.canteenId, creationDate: lately, recipientEmail: 'a@exemple.fr' }
        const sender = { senderEmail: 'b@exemple.fr', senderEmailKey: 'b@exemple.fr', body: 'Bonjour' }
        const state = { status: 'sent', decisionHash: 'empreinte', requestDigest: 'empreinte' }
        const messages = writer(scene)('canteenMessages')
        await messages.clone().insert({ ...message, ...sender, ...state })
        const answer = await invite(scene, language)
        await messages.clone().where({ id: message.id }).delete()
        return answer
      }),
  ],
  [
    messageRefusals('outdated-invitation'),
    async (scene, language) => {
      const { token, hash } = createLinkSecret()
      const message = { id: 901, canteenId: scene.canteenId, creationDate: lately, recipientEmail: 'a@exemple.fr' }
      const sender = { senderEmail: 'b@exemple.fr', senderEmailKey: 'b@exemple.fr', body: 'Bonjour' }
      const state = { status: 'pending', decisionHash: hash, requestDigest: 'empreinte' }
      const messages = writer(scene)('canteenMessages')
      await messages.clone().insert({ ...message, ...sender, ...state })
      const decision = json('/api/v1/canteenMessageDecision/', { token, decision: 'send' })
      const answer = await inject(scene, decision, language)
      await messages.clone().where({ id: message.id }).delete()
      return answer
    },
  ],
  [
    messageRefusals('unknown-decision-link'),
    anyone(json('/api/v1/canteenMessageDecision/', { token: 'copie', decision: 'send' })),
  ],
  [purchaseRefusals('invoice-form'), purchase({ invoiceFile: '%PDF-' })],
  [purchaseRefusals('invoice-kind'), purchase({ invoiceFile: dataUri('application/pdf', Buffer.from('GIF')) })],
  [
    purchaseRefusals('invoice-too-large', 2),
    purchase({ invoiceFile: dataUri('application/pdf', Buffer.alloc(2049, '%PDF-')) }),
  ],

  [importRefusals('unknown-import'), withToken({ url: '/api/v1/imports/987654/' })],
  [importRefusals('unknown-plan'), withToken({ method: 'DELETE', url: '/api/v1/importPlans/inconnu/' })],
  [importRefusals('plan-of-plan'), withToken({ method: 'POST', url: '/api/v1/importPurchases/?dryRun=true&plan=a' })],
  [
    importRefusals('other-choice'),
    async (scene, language) => {
      const content = newFile()
      const planned = await send(scene, content, {}, '/api/v1/importPurchases/?dryRun=true&similar=skip')
      const { plan } = planned.json<ImportAnswer>()
      return send(scene, content, language, `/api/v1/importPurchases/?plan=${plan?.id}&similar=allow`)
    },
  ],
  [
    importRefusals('lost-canteen'),
    async (scene, language) => {
      const key = { 'idempotency-key': 'perdue' }
      await writer(scene)('idempotencyKeys').delete()
      const content = newFile()
      await send(scene, content, key)
      return offTeam(scene, () => send(scene, content, { ...key, ...language }))
    },
  ],
  [importRefusals('undo-refused'), async (scene, language) => undo(scene, await importNew(scene, lac), language)],
  [
    importRefusals('undo-undone'),
    async (scene, language) => {
      const importId = await importNew(scene)
      await undo(scene, importId, {})
      return undo(scene, importId, language)
    },
  ],
  [
    importRefusals('undo-late', 30),
    async (scene, language) => {
      const importId = await importNew(scene)
      await writer(scene)('imports').where('id', importId).update({ date: longAgo })
      return undo(scene, importId, language)
    },
  ],
  [
    importRefusals('undo-not-manager'),
    async (scene, language) => {
      const importId = await importNew(scene)
      return offTeam(scene, () => undo(scene, importId, language))
    },
  ],

  [oauthRefusals('unknown-application'), inSession('PATCH', '/api/v1/oauthApplications/987654', { name: 'a' })],
  [oauthRefusals('not-a-code'), inSession('POST', deviceSearch, { userCode: 'BCDF' })],
  [oauthRefusals('unknown-code'), inSession('POST', deviceSearch, { userCode: 'BBBB-BBBB' })],
  [
    oauthRefusals('expired-code'),
    async (scene, language) => {
      const userCode = await waitingCode(scene)
      await writer(scene)('oauthArtifacts').where({ model: 'DeviceCode' }).update({ expiryDate: longAgo })
      return scene.browser.request('POST', deviceSearch, { payload: { userCode }, headers: language })
    },
  ],
  [oauthRefusals('unknown-access'), inSession('DELETE', '/api/v1/oauthGrants/inconnu')],
  [oauthRefusals('request-expired'), inSession('GET', '/api/v1/oauthRequests/inconnue/consent/')],
  [accountRefusals('other-terms-version'), inSession('POST', '/api/v1/acceptTerms/', { version: '2020-01-01' })],
  [campaignRefusals('unknown-campaign'), anyone({ url: '/api/v1/campaignDates/1999' })],
]
