import type { ImportAnswer, ImportMapping } from '@ma-cantine/lib'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { Browser } from '../support/browser.ts'
import { lastLink, messagesTo } from '../support/mailbox.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { sentWeighing } from '../support/sent-weighing.ts'
import {
  call,
  canteenOf,
  complete,
  makeTakings,
  purchasesOf,
  type Taker,
  type TakerName,
  type Takings,
} from '../support/takings.ts'
import { type ImportPath, type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { mappingBody } from '../support/valid-inputs.ts'

let server: TestServer
/** What the team has: nothing of it changes, so that all tests share it. */
let its: Takings
beforeAll(async () => {
  server = await startTestServer(openCampaign)
  its = await makeTakings(server)
})
afterAll(() => server.close())

/** The status of a refusal; the code of the first error of a refused file. */
type Refusal = number | string
type Refusals = Refusal | Readonly<Record<TakerName, Refusal>>
/** With `:name` for an id of the team, and `:own` for the kitchen of the taker. */
type Request = `${'GET' | 'POST' | 'PATCH' | 'DELETE' | 'UPLOAD'} ${string}`
/** The JSON body, or the file to upload with its headers. */
type Body = (taker: Taker) => object | string
type Act = readonly [what: string, request: Request, refusals: Refusals, body?: Body]

const takers: readonly TakerName[] = ['stranger', 'limited', 'former']
/** For canteens of its user, a limited token has its own words. */
const ofFile = { stranger: 'not-manager', limited: 'outside-token', former: 'not-manager' }
/** What the limited manager wrote is seen by them, and by no other taker. */
const ofManager = { stranger: 404, limited: 403, former: 404 }
const ofFormer = { stranger: 404, limited: 404, former: 403 }

const delivery = (taker: Taker) => ({
  siret: its.canteen.siret,
  siret_livreur_repas: taker.kitchenSiret,
  type_production: 'site_cooked_elsewhere',
})
const naming = (taker: Taker) => ({
  productionType: 'site_cooked_elsewhere',
  centralProducerSiret: taker.kitchenSiret,
})
const twin = () => ({ ...complete, name: 'Prise', siret: its.canteen.siret, productionType: 'site', sectors: [1] })
const declaring = (diagnosticId: number) => ({ diagnosticId, honourStatement: true })
const member = (email: string) => ({ canteenId: its.canteen.id, email })
const today = () => ({ periodStartDate: sentWeighing().day, periodEndDate: sentWeighing().day })
const weighings = () => ({ weighings: [sentWeighing()] })
const renamed = () => ({ name: 'Prise' })

const canteen: readonly Act[] = [
  ['reads it', 'GET canteens/:canteen', 403],
  ['changes it', 'PATCH canteens/:canteen', 403, renamed],
  ['names their kitchen in it', 'PATCH canteens/:canteen', 403, naming],
  ['deletes it', 'DELETE canteens/:canteen', 403],
  ['restores the one that it deleted', 'POST deletedCanteens/:deleted/restore/', 404],
  ['claims it', 'POST canteens/:canteen/claim/', { stranger: 400, limited: 403, former: 400 }],
  ['undoes its claim', 'POST canteens/:canteen/undoClaim/', 403],
  ['creates it again', 'POST canteens/', 400, twin],
  ['gives its SIRET to their kitchen', 'PATCH canteens/:own', 400, () => ({ siret: its.canteen.siret })],
  ['imports it with their kitchen', 'UPLOAD importCanteens/', ofFile, by => canteenOf(its.canteen.siret, delivery(by))],
  [
    'imports it in the report of their kitchen',
    'UPLOAD importDiagnostics/ccSimple/',
    ofFile,
    taker => file('diagnostics_cc', [{ siret: taker.kitchenSiret }, delivery(taker)]),
  ],
  [
    'imports its report',
    'UPLOAD importDiagnostics/simple/',
    ofFile,
    () => file('diagnostics', [{ siret: its.canteen.siret }]),
  ],
  ['imports its purchases', 'UPLOAD importPurchases/', ofFile, () => purchasesOf(its.canteen.siret, 'Pris')],
  ['adds to its kitchen', 'POST canteens/:kitchen/satellites/', 403, () => ({ siret: its.ready.siret })],
  ['takes off its kitchen', 'POST canteens/:kitchen/satellites/:satellite/unlink/', 403],
  ['adds a satellite of its kitchen', 'POST canteens/:own/satellites/', 403, () => ({ siret: its.satellite.siret })],
  ['takes off theirs a satellite of its kitchen', 'POST canteens/:own/satellites/:satellite/unlink/', 200],
  ['writes its report', 'POST canteens/:canteen/diagnostics/', 403, () => ({ year: 2023 })],
  ['changes its report', 'PATCH canteens/:ready/diagnostics/:readyReport', 403, () => ({ valueTotalHt: 1 })],
  [
    'makes its report of its purchases',
    `POST createDiagnosticsFromPurchases/${campaignYear}`,
    201,
    () => ({ canteenIds: [its.ready.id] }),
  ],
  ['declares in its place', 'POST teledeclaration/', 403, () => declaring(its.ready.reportId)],
  ['reads its purchase', 'GET purchases/:purchase', 404],
  ['moves its purchase to theirs', 'PATCH purchases/:purchase', 404, taker => ({ canteen: taker.kitchenId })],
  ['deletes its purchase', 'DELETE purchases/:purchase', 404],
  ['deletes its purchase among many', 'POST purchases/delete/', 200, () => ({ ids: [its.purchaseId] })],
  ['buys for it', 'POST purchases/', 403, () => ({ canteen: its.canteen.id, priceHt: 1 })],
  [
    'changes its measurement of waste as one of theirs',
    'PATCH canteens/:own/wasteMeasurements/:measurement',
    404,
    () => ({ totalMass: 1 }),
  ],
  ['opens it to a token', 'POST tokens/', 403, () => ({ name: 'Pris', canteenIds: [its.canteen.id] })],
]

const team: readonly Act[] = [
  ['adds themselves', 'POST addManager/', 404, ({ email }) => member(email)],
  ['removes a manager', 'POST removeManager/', 404, () => member(its.colleague.email)],
  ['withdraws an invitation', 'POST removeManager/', 404, () => member('invitee@exemple.fr')],
  ['reads who asks to join', 'GET canteens/:canteen/joinRequests/', 403],
  ['accepts who asks to join', 'POST canteens/:canteen/joinRequests/:joinRequest/accept/', 403],
  ['accepts who asks to join as to theirs', 'POST canteens/:own/joinRequests/:joinRequest/accept/', 404],
  ['reads which kitchens ask', 'GET canteens/:canteen/deliveryRequests/', 403],
  ['accepts a kitchen', 'POST canteens/:canteen/deliveryRequests/:deliveryRequest/accept/', 403],
  ['declines a kitchen', 'POST canteens/:canteen/deliveryRequests/:deliveryRequest/decline/', 403],
  ['accepts a kitchen as for theirs', 'POST canteens/:own/deliveryRequests/:deliveryRequest/accept/', 404],
]

const mapping: readonly Act[] = [
  ['renames it', 'PATCH importMappings/:mapping/', ofManager, renamed],
  ['shares it with theirs', 'PATCH importMappings/:mapping/', ofManager, taker => ({ canteenId: taker.kitchenId })],
  ['deletes it', 'DELETE importMappings/:mapping/', ofManager],
  ['renames that of the former manager', 'PATCH importMappings/:formerMapping/', ofFormer, renamed],
  [
    'unshares that of the former manager',
    'PATCH importMappings/:formerMapping/',
    ofFormer,
    () => ({ canteenId: null }),
  ],
  ['deletes that of the former manager', 'DELETE importMappings/:formerMapping/', ofFormer],
  ['shares one with it', 'POST importMappings/', 403, () => ({ ...mappingBody(), canteenId: its.canteen.id })],
]

const tablet: readonly Act[] = [
  ['lists its links', 'GET canteens/:canteen/weighingLinks/', 403],
  ['makes a link for it', 'POST canteens/:canteen/weighingLinks/', 403, today],
  ['ends its link', 'DELETE canteens/:canteen/weighingLinks/:link', 403],
  ['ends its link as one of theirs', 'DELETE canteens/:own/weighingLinks/:link', 404],
  ['weighs for it', 'POST canteens/:canteen/weighings/', 403, weighings],
  ['changes its weighing as one of theirs', 'PATCH canteens/:own/weighings/:weighing', 404, () => ({ grams: 1 })],
  ['deletes its weighing as one of theirs', 'DELETE canteens/:own/weighings/:weighing', 404],
  ['reads its weighings', 'GET canteens/:canteen/pesees.csv', 403],
  ['opens an ended link', 'POST kitchen/open/', 409, () => ({ code: its.ended.code, day: sentWeighing().day })],
  ['weighs by an ended link', 'POST kitchen/weighings/', 409, () => ({ code: its.ended.code, ...weighings() })],
  [
    'opens the link of the former manager',
    'POST kitchen/open/',
    409,
    () => ({ code: its.formerLink.code, day: sentWeighing().day }),
  ],
  [
    'weighs by the link of the former manager',
    'POST kitchen/weighings/',
    409,
    () => ({ code: its.formerLink.code, ...weighings() }),
  ],
  ['guesses a code', 'POST kitchen/weighings/', 404, () => ({ code: 'ABCD-EFGH-JKMN', ...weighings() })],
]

const plan: readonly Act[] = [
  ['carries it out', 'UPLOAD importPurchases/?plan=:plan', 404, () => its.work.manager.planned],
  ['withdraws it', 'DELETE importPlans/:plan/', 404],
  [
    'carries out that of the former manager',
    'UPLOAD importPurchases/?plan=:formerPlan',
    { stranger: 404, limited: 404, former: 'not-manager' },
    () => its.work.former.planned,
  ],
  ['sends its file again with its key', 'UPLOAD importPurchases/', ofFile, () => its.work.manager],
  [
    'sends the file of the former manager again with its key',
    'UPLOAD importPurchases/',
    { stranger: 'not-manager', limited: 'outside-token', former: 403 },
    () => its.work.former,
  ],
  ['reads its import', 'GET imports/:import/', 404],
  ['reads the changes of its import', 'GET imports/:import/changes/', 404],
  ['reads the amounts of its import', 'GET imports/:import/purchasesByMonth/', 404],
  ['undoes its import', 'POST imports/:import/undo/', 404],
  ['undoes the import of the former manager', 'POST imports/:formerImport/undo/', ofFormer],
]

const proof: readonly Act[] = [
  ['downloads it', 'GET teledeclaration/:declaration/document.pdf', 403],
  ['cancels its declaration', 'POST teledeclaration/:declaration/cancel/', 403],
  ['corrects its declaration', 'PATCH canteens/:canteen/diagnostics/:report', 403, () => ({ valueTotalHt: 1 })],
  ['declares it again', 'POST teledeclaration/', 403, () => declaring(its.reportId)],
  ['guesses its code', 'GET teledeclarationProofs/:wrongCode/', 404],
  ['reads its invoice', 'GET :invoice', 404],
  ['shows its picture as theirs', 'PATCH canteens/:own', 400, () => ({ images: [its.picture] })],
]

const idsOf = (taker: Taker): Readonly<Record<string, number | string>> => ({
  own: taker.kitchenId,
  canteen: its.canteen.id,
  ready: its.ready.id,
  readyReport: its.ready.reportId,
  deleted: its.deleted.id,
  kitchen: its.kitchen.id,
  satellite: its.satellite.id,
  purchase: its.purchaseId,
  invoice: its.invoice,
  measurement: its.measurementId,
  joinRequest: its.joinRequestId,
  deliveryRequest: its.deliveryRequestId,
  mapping: its.work.manager.mappingId,
  formerMapping: its.work.former.mappingId,
  link: its.link.link.id,
  weighing: its.weighingId,
  plan: its.work.manager.planId,
  formerPlan: its.work.former.planId,
  import: its.work.manager.importId,
  formerImport: its.work.former.importId,
  declaration: its.declaration.id,
  report: its.reportId,
  wrongCode: `${its.declaration.proofCode.slice(0, -4)}0000`,
})

function send(taker: Taker, request: Request, body?: Body): Promise<LightMyRequestResponse> {
  const [method, template = ''] = request.split(' ')
  const ids = idsOf(taker)
  const path = template.replace(/:(\w+)/g, (_, name: string) => String(ids[name] ?? expect.fail(name)))
  const payload = body?.(taker)
  if (method !== 'UPLOAD') {
    return call(server, taker, method as Parameters<typeof call>[2], path, payload as object | undefined)
  }
  const { content, keyed = {} } =
    typeof payload === 'string' ? { content: payload } : (payload as Takings['work']['manager'])
  return server.upload(`/api/v1/${path}` as ImportPath, taker, content, { headers: keyed })
}

function refusalOf({ statusCode, body, headers }: LightMyRequestResponse): Refusal {
  if (statusCode !== 200 || !String(headers['content-type']).startsWith('application/json')) return statusCode
  const { errors } = JSON.parse(body) as Partial<ImportAnswer>
  return errors?.[0]?.code ?? statusCode
}

describe.each([
  ['canteen', canteen],
  ['team', team],
  ['mapping of columns', mapping],
  ['tablet', tablet],
  ['plan, or import', plan],
  ['proof, or file', proof],
] as const)('a %s stays as it is, and nobody is told anything, when a taker', (_, acts) => {
  test.each(acts.map(act => [act[0], act] as const))('%s', async (_what, [, request, refusals, body]) => {
    const before = await its.everything()
    const expected =
      typeof refusals === 'object' ? refusals : { stranger: refusals, limited: refusals, former: refusals }
    const refused: Partial<Record<TakerName, Refusal>> = {}
    for (const name of takers) {
      const answer = await send(its.takers[name], request, body)
      expect(answer.body).not.toContain(httpRefusals('unknown-address').in('fr'))
      refused[name] = refusalOf(answer)
    }
    expect(refused).toEqual(expected)
    expect(await its.everything()).toEqual(before)
  })
})

test('a manager reads all that takers cannot', async () => {
  const manager = { ...its.takers.limited, headers: its.manager.headers }
  for (const [what, request] of [canteen, team, mapping, tablet, plan, proof].flat()) {
    if (!request.startsWith('GET') || request.includes('wrongCode')) continue
    expect((await send(manager, request)).statusCode, what).toBe(200)
  }
})

test.each(takers)('the list of %s has no mapping of the team', async name => {
  const listed = (await call(server, its.takers[name], 'GET', 'importMappings/')).json<ImportMapping[]>()
  const shown = listed.map(({ id, canteen }) => [id, canteen])
  const own = { stranger: [], limited: [its.work.manager.mappingId], former: [its.work.former.mappingId] }
  // What one wrote stays readable, without the canteen.
  expect(shown).toEqual(own[name].map(id => [id, null]))
})

test('a link that confirms an address opens its own account alone, and once', async () => {
  const [guest, thief] = [
    await server.addPerson({ email: 'invitee@exemple.fr', emailConfirmed: false }),
    await server.addPerson({ emailConfirmed: false }),
  ]
  const linkOf = async ({ id, email, username }: Person) => {
    const browser = new Browser(server.app)
    await browser.signIn(username)
    expect((await browser.request('POST', '/api/v1/emailConfirmationRequest/')).statusCode, String(id)).toBe(204)
    return { browser, ...(await lastLink(server, email)) }
  }
  const [ofGuest, own] = [await linkOf(guest), await linkOf(thief)]
  const confirm = (uid: string, token: string, browser = own.browser) =>
    browser.request('POST', '/api/v1/emailConfirmation/', { payload: { uid, token } })
  const before = await its.everything()
  for (const [uid, token] of [
    [ofGuest.uid, own.token],
    [own.uid, ofGuest.token],
  ] as const) {
    expect((await confirm(uid, token)).statusCode).toBe(400)
  }
  expect(await its.everything()).toEqual(before)
  const managersOf = async () =>
    (await server.rows<{ canteenId: number; userId: number }>('canteenManagers')).flatMap(({ canteenId, userId }) =>
      canteenId === its.canteen.id ? userId : [],
    )
  // Even sent from the browser of another account, it makes nobody else a manager.
  expect((await confirm(ofGuest.uid, ofGuest.token)).json()).toEqual({ email: guest.email })
  expect(await managersOf()).toEqual([its.manager.id, its.colleague.id, guest.id])
  expect((await confirm(ofGuest.uid, ofGuest.token)).statusCode).toBe(400)
})

test('an account that gives the address of an invitation as its new one joins nothing before it is confirmed', async () => {
  const { manager, canteen, takers } = its
  await call(server, manager, 'POST', 'addManager/', { canteenId: canteen.id, email: 'attendue@exemple.fr' })
  const browser = new Browser(server.app)
  await browser.signIn(takers.stranger.username)
  const payload = { email: 'attendue@exemple.fr' }
  expect((await browser.request('PATCH', `/api/v1/user/${takers.stranger.id}`, { payload })).statusCode).toBe(200)
  expect((await call(server, takers.stranger, 'GET', `canteens/${canteen.id}`)).statusCode).toBe(403)
  expect(await messagesTo(server, takers.stranger.email)).not.toEqual([])
})

test('the code of a kitchen weighs for its own canteen alone, whatever UUIDs it is sent', async () => {
  const { takers, canteen, weighingId } = its
  const { kitchenId } = takers.stranger
  const period = { periodStartDate: sentWeighing().day, periodEndDate: sentWeighing().day }
  const made = await call(server, takers.stranger, 'POST', `canteens/${kitchenId}/weighingLinks/`, period)
  const stored = () => server.rows<{ id: number; uuid: string; canteenId: number }>('weighings')
  const before = await stored()
  const { uuid = '' } = before.find(({ id }) => id === weighingId) ?? {}
  const weighings = [
    sentWeighing({ uuid, revision: 9, grams: 1 }),
    sentWeighing({ uuid, revision: 10, isDeleted: true }),
  ]
  for (const sent of weighings) {
    const payload = { code: made.json<{ code: string }>().code, weighings: [sent] }
    expect((await call(server, { headers: {} }, 'POST', 'kitchen/weighings/', payload)).statusCode).toBe(200)
  }
  expect((await stored()).filter(row => row.canteenId === canteen.id)).toEqual(before)
})
