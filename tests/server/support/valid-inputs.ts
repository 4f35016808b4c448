import { type CampaignDays, type SentRecapRequest, scopes } from '@ma-cantine/lib'
import { currentTermsVersion } from '@ma-cantine/lib/accounts/terms-version'
import { currentDay, currentYear } from '@ma-cantine/lib/messages/today'
import { terminalClientId, terminalPaths } from '@ma-cantine/lib/oauth/terminal-application'
import { recapLinkHeader } from '@ma-cantine/lib/recap-requests/recap-link-api'
import { byJob } from '../../../server/jobs/job.ts'
import { sendIssue } from '../../../server/newsletter/send-issue.ts'
import { insertIssue } from '../../../server/newsletter/write-issue.ts'
import { registerApplication } from '../../../server/oauth/applications.ts'
import { recapLinkToken, recapMailboxToken } from '../../../server/recap-requests/request-links.ts'
import { signedId } from '../../../server/security/signed-id.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { canteen, file } from '../../support/files.ts'
import { give } from '../recap-requests/support/recap-link.ts'
import { addPartner } from './add-partner.ts'
import { lastLink, messagesTo } from './mailbox.ts'
import { applicationToken } from './make-token.ts'
import { addSubscribers } from './newsletter.ts'
import { campaignYear } from './open-campaign.ts'
import type { World } from './people-of-contract.ts'
import { addFactor, prepareFactor, totpCode } from './second-factor.ts'
import { makeSiret, tilleuls } from './sirets.ts'
import { eventually, password, type TestServer } from './test-server.ts'
import { writeArticle } from './write-article.ts'
import { writeEvent, writeVideo } from './write-community.ts'
import { type TextNoun, writtenTexts } from './written-texts.ts'

export interface ValidInput {
  readonly params?: Readonly<Record<string, number | string>>
  readonly query?: string
  readonly body?: unknown
  readonly file?: string
  /** The own headers of the operation. */
  readonly headers?: Readonly<Record<string, string>>
  /** Cookies besides those of the session. */
  readonly cookies?: string
}

type MakeInput = (world: World, server: TestServer) => ValidInput | Promise<ValidInput>

const newPassword = 'un chemin de halage sous la pluie'

const purchaseBody = ({ canteenId }: World) => ({
  canteen: canteenId,
  date: '2025-03-01',
  description: 'Pommes de terre',
  provider: 'Ferme du Pont',
  family: 'FRUITS_ET_LEGUMES',
  characteristics: ['BIO'],
  priceHt: 90.11,
  invoiceFile: `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n').toString('base64')}`,
})

/** Creates a purchase of the world's canteen, with an invoice. */
async function purchaseParams(world: World, { app }: TestServer): Promise<{ purchaseId: number }> {
  const { headers } = world.manager
  const answer = await app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload: purchaseBody(world) })
  return { purchaseId: answer.json<{ id: number }>().id }
}

/** Decides what the product of a purchase of the world's canteen is proposed with. @returns the request. */
async function decided(world: World, { app }: TestServer) {
  const { headers } = world.manager
  const article = { description: 'Pommes de terre', provider: 'Ferme du Moulin' }
  const payload = { ...article, family: 'BOISSONS', characteristics: [], localDefinition: null }
  const purchase = { ...purchaseBody(world), ...article }
  await app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload: purchase })
  await app.inject({ method: 'POST', url: '/api/v1/rememberedLabels/correct/', headers, payload })
  return payload
}

const canteenPurchaseBody = {
  description: 'Pommes de terre',
  date: '2026-03-01',
  prixHt: 90.11,
  familleProduits: 'FRUITS_ET_LEGUMES',
  categoriesEgalim: ['BIO'],
  origine: 'FRANCE',
  estLocal: true,
  definitionLocal: 'KM',
  definitionLocalKm: 50,
}

const ofCanteenPurchase: MakeInput = async (world, server) => {
  const { purchaseId } = await purchaseParams(world, server)
  return { params: { canteenId: world.canteenId, purchaseId } }
}

const ofPurchase: MakeInput = async (world, server) => ({ params: await purchaseParams(world, server) })

const ofImport: MakeInput = async ({ manager, siret }, server) => {
  const { importId } = await server.importPurchases(manager, file('achats', [{ siret }]))
  return { params: { importId: importId ?? 0 } }
}

const ofApplication: MakeInput = async ({ manager }, server) => {
  const { applicationId } = await applicationToken(server, manager, scopes)
  return { params: { applicationId }, body: { name: 'Gestion des repas' } }
}

/** A consent request in the browser of the manager. */
/** The code of a terminal that waits. */
async function userCode({ app }: TestServer): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: terminalPaths.deviceAuthorization,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_id: terminalClientId,
      scope: 'canteen:read',
      device_name: 'cuisine-1',
    }).toString(),
  })
  return answer.json<{ user_code: string }>().user_code
}

const ofConsent: MakeInput = async ({ manager, managing }, { app }) => {
  const redirectUri = 'https://logiciel.exemple.fr/retour'
  const { clientId } = await registerApplication(app.services.database.writer, manager.id, {
    name: 'Économat',
    confidential: true,
    redirectUris: [redirectUri],
  })
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'canteen:read',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  let url = `/o/authorize/?${query}`
  while (!url.startsWith('/o/consent/')) {
    const cookie = [managing.headers.cookie, cookies()].join('; ')
    const answer = await app.inject({ url, headers: { ...managing.headers, cookie } })
    for (const { name, value } of answer.cookies) jar.set(name, value)
    if (!answer.headers.location) throw new Error(`${url} leads nowhere: ${answer.statusCode}`)
    const next = new URL(answer.headers.location, 'http://localhost')
    url = next.pathname + next.search
  }
  return { params: { requestId: url.slice('/o/consent/'.length) }, cookies: cookies(), body: { accepted: true } }
}

/** Sends a request that makes the server send a link. @returns the parts of the link. */
async function linkFrom(server: TestServer, world: World, path: string, payload: object) {
  const { headers } = world.managing
  await server.app.inject({ method: 'POST', url: path, headers, payload })
  const { uid, token } = await eventually(async () => {
    const link = await lastLink(server, world.manager.email)
    return link.token === '' ? undefined : link
  })
  return { uid, token }
}

/** Confirms the address of the manager: an unconfirmed one opens nothing. */
const confirmManager = ({ manager }: World, { app }: TestServer) =>
  app.services.database.writer('users').where({ id: manager.id }).update({ emailConfirmed: true })

/** Publishes the canteen of the world, and tells where it is. */
const ofPublished: MakeInput = async ({ canteenId }, { app }) => {
  const published = { publicationStatus: 'published', latitude: 45.1885, longitude: 5.7245 }
  await app.services.database.writer('canteens').where({ id: canteenId }).update(published)
  return {}
}

/** Makes the canteen of the world the only one of a territory of elected officials. */
const ofTerritory: MakeInput = async ({ canteenId }, { app }) => {
  const { writer } = app.services.database
  const place = { department: '69', departmentLib: 'Rhône', region: '84', regionLib: 'Auvergne-Rhône-Alpes' }
  await writer('canteens').where({ department: place.department }).update({ department: null })
  await writer('canteens').where({ id: canteenId }).update(place)
  await writer('users')
    .where({ isElectedOfficial: true })
    .update({ departments: JSON.stringify([place.department]) })
  return {}
}

let claimed = 0
const ofFreeCanteen: MakeInput = async (world, server) => {
  await confirmManager(world, server)
  return { params: { canteenId: await server.addCanteen(makeSiret(8_000_000 + ++claimed), []) } }
}

/** A request to join the team of the world's canteen. */
const ofJoinRequest: MakeInput = async (world, server) => {
  await confirmManager(world, server)
  const { headers } = await server.addPerson()
  const { app } = server
  await app.inject({ method: 'POST', url: `/api/v1/teamJoinRequest/${world.canteenId}/`, headers, payload: {} })
  const [request] = (await server.rows<{ id: number }>('joinRequests')).slice(-1)
  return { params: { canteenId: world.canteenId, requestId: request?.id ?? 0 } }
}

let kitchens = 0
/** The request of a kitchen to deliver to the world's canteen. */
const ofDeliveryRequest: MakeInput = async (world, server) => {
  await confirmManager(world, server)
  const cook = await server.addPerson()
  const { writer } = server.app.services.database
  const kitchen = { productionType: 'central', name: 'Cuisine du Val' }
  const kitchenId = await server.addCanteen(makeSiret(8_500_000 + ++kitchens), [cook], kitchen)
  await writer('canteens').where({ id: world.canteenId }).update({ productionType: 'site', centralProducerSiret: null })
  const { siret } = await writer('canteens').where({ id: world.canteenId }).first('siret')
  const url = `/api/v1/canteens/${kitchenId}/satellites/`
  await server.app.inject({ method: 'POST', url, headers: cook.headers, payload: { siret } })
  const [request] = (await server.rows<{ id: number }>('deliveryRequests')).slice(-1)
  return { params: { canteenId: world.canteenId, requestId: request?.id ?? 0 } }
}

/** A yearly report of the world's canteen. */
const ofDiagnostic: MakeInput = async ({ canteenId, manager: { headers } }, { app }) => {
  const url = `/api/v1/canteens/${canteenId}/diagnostics/`
  const created = await app.inject({ method: 'POST', url, headers, payload: { year: 2024 } })
  // Another case of the same world may have created it.
  const [known] = created.statusCode === 201 ? [] : (await app.inject({ url, headers })).json<{ id: number }[]>()
  const diagnosticId = known?.id ?? created.json<{ id: number }>().id
  return { params: { diagnosticId }, body: { valueTotalHt: 1250.5 } }
}

const wasteBody = { periodStartDate: '2026-03-09', periodEndDate: '2026-03-13', mealCount: 500, totalMass: 42.5 }

/** A waste measurement of the world's canteen. */
const ofWasteMeasurement: MakeInput = async ({ canteenId, manager: { headers } }, { app }) => {
  const url = `/api/v1/canteens/${canteenId}/wasteMeasurements/`
  const answer = await app.inject({ method: 'POST', url, headers, payload: wasteBody })
  return { params: { canteenId, measurementId: answer.json<{ id: number }>().id }, body: { totalMass: 40 } }
}

/** Makes what a list has to show. */
const showing: (make: MakeInput) => MakeInput = make => async (world, server) => {
  await make(world, server)
  return {}
}

const weighingDay = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Paris' })

const sentWeighing = () => ({
  uuid: crypto.randomUUID(),
  revision: 1,
  day: weighingDay,
  source: 'leftovers',
  grams: 4200,
  edible: 'yes',
  isDeleted: false,
})

/** A weighing of the world's canteen. */
const ofWeighing: MakeInput = async ({ canteenId, manager: { headers } }, { app }) => {
  const url = `/api/v1/canteens/${canteenId}/weighings/`
  const answer = await app.inject({ method: 'POST', url, headers, payload: { weighings: [sentWeighing()] } })
  const [{ weighing }] = answer.json<{ results: [{ weighing: { id: number } }] }>().results
  return { params: { canteenId, weighingId: weighing.id }, body: { grams: 4300 } }
}

/** A weighing link of the world's canteen. */
async function weighingLink({ canteenId, manager: { headers } }: World, { app }: TestServer) {
  const url = `/api/v1/canteens/${canteenId}/weighingLinks/`
  const payload = { periodStartDate: weighingDay, periodEndDate: weighingDay }
  return (await app.inject({ method: 'POST', url, headers, payload })).json<{ link: { id: number }; code: string }>()
}

/** A diagnostic of the world's canteen that can be declared in `openCampaign`. */
const ofDeclarableDiagnostic: MakeInput = async ({ canteenId }, { app }) => {
  const date = new Date().toISOString()
  const [row]: { id: number }[] = await app.services.database
    .writer('diagnostics')
    .insert({
      canteenId,
      year: campaignYear,
      ...nothingElse,
      valueTotalHt: 1000,
      creationDate: date,
      modificationDate: date,
    })
    .returning('id')
  return { body: { diagnosticId: row?.id, honourStatement: true } }
}

/** A declaration of the world's canteen. */
const ofTeledeclaration: MakeInput = async (world, server) => {
  const { body } = await ofDeclarableDiagnostic(world, server)
  const { headers } = world.manager
  const url = '/api/v1/teledeclaration/'
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: body as object })
  const { teledeclaration } = answer.json<{ teledeclaration: { id: number } }>()
  return { params: { teledeclarationId: teledeclaration.id } }
}

/** A diagnostic of the world's canteen, to declare at its own address. */
const ofDiagnosticToDeclare: MakeInput = async (world, server) => {
  const { diagnosticId } = (await ofDeclarableDiagnostic(world, server)).body as { diagnosticId: number }
  return { params: { canteenId: world.canteenId, diagnosticId }, query: '?honour_statement=true' }
}

/** A declared diagnostic of the world's canteen. */
const ofDeclaredDiagnostic: MakeInput = async (world, server) => {
  const { params } = await ofTeledeclaration(world, server)
  const { reader } = server.app.services.database
  const row = await reader('teledeclarations').where({ id: params?.teledeclarationId }).first('diagnosticId')
  return { params: { canteenId: world.canteenId, diagnosticId: row.diagnosticId } }
}

/** A declared year of the world's canteen, with a purchase. */
const ofDeclaredYear: MakeInput = async (world, server) => {
  await purchaseParams(world, server)
  await ofTeledeclaration(world, server)
  return { params: { canteenId: world.canteenId, year: campaignYear } }
}

let satellites = 0
/** Makes a central kitchen of the world's canteen. */
const asKitchen = ({ canteenId }: World, { app }: TestServer) =>
  app.services.database.writer('canteens').where({ id: canteenId }).update({ productionType: 'central' })

const asKitchenAlone = async (world: World, server: TestServer) => {
  await asKitchen(world, server)
  return {}
}

let subscribers = 0
/** Asks for the newsletter. @returns the secret part of the link. */
export async function newsletterToken(
  server: TestServer,
  email = `abonnee${++subscribers}@exemple.fr`,
): Promise<string> {
  await server.app.inject({ method: 'POST', url: '/api/v1/subscribeNewsletter/', payload: { email } })
  const [message] = (await messagesTo(server, email)).slice(-1)
  return /jeton=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? ''
}

const issueBody = {
  subject: 'Les nouvelles de mars',
  preheader: 'Trois recettes, un webinaire.',
  body: '## Trois recettes\n\nDes **lentilles** corail.',
}

/** A draft of the newsletter. */
const ofIssue: MakeInput = async (_, server) => ({
  params: {
    issueId: await server.app.services.database.transaction(transaction => insertIssue(transaction, byJob, issueBody)),
  },
})

/** An issue that is being sent, to one person at least. */
const ofSending: MakeInput = async (world, server) => {
  await addSubscribers(server, 1)
  const { params = {} } = await ofIssue(world, server)
  await server.app.services.database.transaction(transaction =>
    sendIssue(transaction, byJob, Number(params.issueId), () => true, false),
  )
  return { params }
}

const ofMessage: MakeInput = async (world, server) => {
  await ofPublished(world, server)
  await confirmManager(world, server)
  return { body: { destinationCanteen: world.canteenId, senderEmail: 'camille@exemple.fr', body: 'Bravo !' } }
}

/** An actor that everybody may see. */
const ofPartner: MakeInput = async (_, server) => ({ params: { partnerId: await addPartner(server) } })

/** A message that the team has not read yet. */
const ofMessageToRead: MakeInput = async (world, server) => {
  const { body: payload } = await ofMessage(world, server)
  await server.app.inject({ method: 'POST', url: '/api/v1/message/', payload: payload as object })
  const { reader } = server.app.services.database
  const { id: messageId }: { id: number } = await reader('canteenMessages').orderBy('id', 'desc').first('id')
  return { params: { messageId } }
}

/** A picture of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The calls about texts of one kind, each on a draft that the team has just written. */
function writing(noun: TextNoun): Readonly<Record<string, MakeInput>> {
  const { path, body } = writtenTexts[noun]
  const write = async ({ verifiedStaff: { headers } }: World, { app }: TestServer): Promise<number> => {
    const payload = { ...body, published: false }
    const answer = await app.inject({ method: 'POST', url: `/api/v1/writing/${path}/`, headers, payload })
    return answer.json<{ id: number }>().id
  }
  const onDraft: MakeInput = async (world, server) => ({ params: { textId: await write(world, server) } })
  return {
    [`listWritten${noun}s`]: showing(onDraft),
    [`create${noun}`]: () => ({ body }),
    [`getWritten${noun}`]: onDraft,
    [`change${noun}`]: async (world, server) => ({ ...(await onDraft(world, server)), body }),
    [`delete${noun}`]: onDraft,
    [`list${noun}Versions`]: onDraft,
    [`get${noun}Version`]: async (world, server) => {
      const textId = await write(world, server)
      const { reader } = server.app.services.database
      const { id: versionId }: { id: number } = await reader('history').orderBy('id', 'desc').first('id')
      return { params: { textId, versionId } }
    },
    [`preview${noun}`]: onDraft,
  }
}

/** A decision about a message, by the link that the team received. */
const ofDecision: MakeInput = async (world, server) => {
  const { body: payload } = await ofMessage(world, server)
  await server.app.inject({ method: 'POST', url: '/api/v1/message/', payload: payload as object })
  const [message] = (await messagesTo(server, server.settings.contactEmail)).slice(-1)
  return { body: { token: /jeton=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '', decision: 'send' } }
}

const newPasswords = () => ({
  body: { oldPassword: password, newPassword1: newPassword, newPassword2: newPassword },
})

let people = 0

let canteens = 0

/** A complete canteen with a SIRET of its own. */
const canteenBody = () => ({
  name: 'Cantine des Acacias',
  siret: makeSiret(8_000_000_000 + ++canteens),
  cityInseeCode: '38185',
  postalCode: '38000',
  sectors: [9],
  dailyMealCount: 150,
  yearlyMealCount: 21_000,
  managementType: 'direct',
  productionType: 'site',
  economicModel: 'public',
})

/** Deletes the canteen of the world. */
const deletedCanteen: MakeInput = async ({ managing, canteenId }, { app }) => {
  await app.inject({ method: 'DELETE', url: `/api/v1/canteens/${canteenId}`, headers: managing.headers })
  return { params: { canteenId } }
}

let mappings = 0
export const mappingBody = (name = `Compta ${++mappings}`) => ({
  name,
  mapping: {
    version: 1,
    kind: 'achats',
    source: { sheet: null, delimiter: ';', headerRow: 1, labels: ['Date', 'Produit', 'Montant HT'] },
    columns: [
      { target: 'date', from: [{ label: 'Date', dates: 'day-month-year' }] },
      { target: 'prix_ht', from: [{ label: 'Montant HT', decimalMark: ',' }] },
    ],
    constants: [],
    leftOut: [],
    negativeAmounts: 'refuse',
    totals: 'leave-out',
    toConfirm: [],
  },
})

/** A mapping that the manager keeps. */
const ofMapping: MakeInput = async ({ manager }, { app }) => {
  const { headers } = manager
  const payload = mappingBody()
  const answer = await app.inject({ method: 'POST', url: '/api/v1/importMappings/', headers, payload })
  return { params: { mappingId: answer.json<{ id: number }>().id }, body: { name: `${payload.name} bis` } }
}

/** Inputs that generated ones cannot guess, by operation: ids of existing rows, valid files. */
const actReason = 'Demande reçue par courrier le 3 mars.'

/** The account of somebody whom an act of the staff can be told. */
async function someAccount(_: World, server: TestServer) {
  const { id, email } = await server.addPerson()
  return { params: { accountId: id }, email }
}

/** A canteen of its own, with these managers. */
/** A campaign that is not announced, as one can be: of one day, far enough. */
async function nextCampaign({ app }: TestServer): Promise<{ readonly year: number; readonly days: CampaignDays }> {
  const { writer } = app.services.database
  await writer('campaigns').where('year', '>', 2025).delete()
  const year = Math.max(2026, currentYear() - 1)
  const day = `${year + 1}-12-31`
  return { year, days: { declarationStart: day, declarationEnd: day, correctionStart: day, correctionEnd: day } }
}

/** A request of 2024 that awaits an answer; earlier ones make place. */
async function addLateRequest({ app }: TestServer, canteenId: number, userId: number | null): Promise<number> {
  const { writer } = app.services.database
  await writer('lateRequests').where({ canteenId, year: 2024 }).delete()
  const row = { canteenId, year: 2024, userId, reason: actReason, creationDate: new Date().toISOString() }
  const [{ id }] = await writer('lateRequests').insert(row).returning('id')
  return id
}

const recapRequestBody = ({ canteenId, siret }: World) => ({
  kind: 'supplier',
  provider: 'Primeurs du Port',
  // A mailbox of its own: another input may stop the messages to it.
  email: `ventes@primeurs-${siret}.example`,
  canteenIds: [canteenId],
  firstDay: '2024-01-01',
  lastDay: '2024-12-31',
  note: 'Merci d’avance.',
  deadline: currentDay(),
  reminderDays: 14,
})

const recapOf = ({ siret }: World): string => file('recapitulatif_fournisseur', [{ siret }])

/** Sends a request for a recap of the world's canteen. */
const ofRecapRequest: MakeInput = async (world, server) => {
  await confirmManager(world, server)
  const { app } = server
  await app.services.database.writer('recapRequests').where({ state: 'sent' }).update({ state: 'closed' })
  const url = '/api/v1/recapRequests/'
  const payload = recapRequestBody(world)
  const answer = await app.inject({ method: 'POST', url, headers: world.manager.headers, payload })
  return { params: { requestId: answer.json<SentRecapRequest>().request.id } }
}

const ofRecapLink: MakeInput = async (world, server) => {
  const { params } = await ofRecapRequest(world, server)
  return { body: { token: recapLinkToken(server.settings.sessionSecret, Number(params?.requestId)) } }
}

const ofRecapMailbox = async (world: World, server: TestServer) => {
  const { params } = await ofRecapRequest(world, server)
  return { body: { token: recapMailboxToken(server.settings.sessionSecret, Number(params?.requestId)) } }
}

/** Puts the canteen in a group that enters its report of 2024 for all its canteens. */
async function addGroupReport({ canteenId, manager }: World, server: TestServer) {
  const { writer } = server.app.services.database
  const groupId = await server.addCanteen('', [manager], {
    siret: null,
    productionType: 'groupe',
    name: 'Groupe du Lac',
  })
  await writer('canteens')
    .where({ id: canteenId })
    .update({ groupId, productionType: 'site_cooked_elsewhere', yearlyMealCount: 20_000 })
  const date = new Date().toISOString()
  const report = { canteenId: groupId, year: 2024, diagnosticType: 'SIMPLE', centralKitchenDiagnosticMode: 'APPRO' }
  const amounts = { valueTotalHt: 40_000, valueBioHt: 9000 }
  await writer('diagnostics').insert({ ...report, ...amounts, creationDate: date, modificationDate: date })
  const url = `/api/v1/canteens/${canteenId}/kitchenReport/2024`
  const answer = await server.app.inject({ url, headers: manager.headers })
  const { version } = answer.json<{ version: string }>()
  return { groupId, params: { canteenId, year: 2024 }, version }
}

async function someCanteen(server: TestServer, managed: boolean): Promise<number> {
  return server.addCanteen(makeSiret(3_000_000 + ++people), managed ? [await server.addPerson()] : [])
}

export const validInputs: Readonly<Record<string, MakeInput>> = {
  signIn: ({ manager }) => ({ body: { username: manager.username, password } }),
  signUp: () => {
    const username = `nouvelle.personne${++people}`
    const email = `${username}@exemple.fr`
    const names = { firstName: 'Zoé', lastName: 'Durand' }
    return { body: { ...names, email, username, password1: newPassword, cguApproved: true } }
  },
  confirmEmail: async (world, server) => ({
    body: await linkFrom(server, world, '/api/v1/emailConfirmationRequest/', {}),
  }),
  checkAccountLink: async (world, server) => {
    const { email } = world.manager
    const link = await linkFrom(server, world, '/api/v1/passwordResetRequest/', { email })
    return { body: { ...link, purpose: 'password-reset' } }
  },
  resetPassword: async (world, server) => {
    const { email } = world.manager
    const link = await linkFrom(server, world, '/api/v1/passwordResetRequest/', { email })
    return { body: { ...link, newPassword1: newPassword } }
  },
  changePassword: newPasswords,
  changePasswordByPatch: newPasswords,
  prepareSecondFactor: () => ({ body: { password } }),
  activateSecondFactor: async ({ manager }, server) => ({
    body: { code: totpCode(await prepareFactor(server, manager)) },
  }),
  renewRecoveryCodes: async ({ manager }, server) => ({
    body: { code: totpCode(await addFactor(server, manager)) },
  }),
  verifySecondFactor: async ({ manager }, server) => ({
    body: { code: totpCode(await addFactor(server, manager)) },
  }),
  removeSecondFactor: async ({ manager }, server) => ({
    body: { password, code: totpCode(await addFactor(server, manager)) },
  }),
  getAccount: async (world, server) => ({ params: (await someAccount(world, server)).params }),
  setElectedOfficial: async (world, server) => ({
    params: (await someAccount(world, server)).params,
    body: { from: [], to: ['34'], reason: actReason },
  }),
  setStaff: async (world, server) => ({
    params: (await someAccount(world, server)).params,
    body: { isStaff: true, reason: actReason },
  }),
  setBlocked: async (world, server) => ({
    params: (await someAccount(world, server)).params,
    body: { isBlocked: true, reason: actReason },
  }),
  placeManager: async (world, server) => ({
    params: { canteenId: await someCanteen(server, false) },
    body: { email: (await someAccount(world, server)).email, reason: actReason },
  }),
  setLateOpening: async (_, server) => ({
    params: { canteenId: await someCanteen(server, true) },
    body: { year: 2024, from: null, to: currentDay(), reason: actReason },
  }),
  getKitchenReport: async (world, server) => ({ params: (await addGroupReport(world, server)).params }),
  noteKitchenReportSeen: async (world, server) => {
    const { params, version } = await addGroupReport(world, server)
    return { params, body: { version } }
  },
  answerKitchenReport: async (world, server) => {
    const { params, version } = await addGroupReport(world, server)
    return { params, body: { version, verdict: 'contested', reason: 'Nos repas comptent deux fois.' } }
  },
  listSatelliteAnswers: async (world, server) => {
    const { groupId, params, version } = await addGroupReport(world, server)
    const url = `/api/v1/canteens/${params.canteenId}/kitchenReport/2024/answer/`
    const payload = { version, verdict: 'confirmed' }
    await server.app.inject({ method: 'POST', url, headers: world.manager.headers, payload })
    return { params: { canteenId: groupId, year: 2024 } }
  },
  listLateRequests: async ({ canteenId, manager }, server) => {
    await addLateRequest(server, canteenId, manager.id)
    return { params: { canteenId } }
  },
  listRecapRequests: showing(ofRecapRequest),
  sendRecapRequest: async (world, server) => {
    await confirmManager(world, server)
    return { body: recapRequestBody(world) }
  },
  getRecapRequest: ofRecapRequest,
  remindRecapRequest: async (world, server) => {
    const { params = {} } = await ofRecapRequest(world, server)
    await server.app.services.database.writer('recapRequests').update({ messageDate: '2026-01-01T00:00:00.000Z' })
    return { params }
  },
  closeRecapRequest: ofRecapRequest,
  downloadRequestedRecap: async (world, server) => {
    const { params = {} } = await ofRecapRequest(world, server)
    await give(server, recapLinkToken(server.settings.sessionSecret, Number(params.requestId)), recapOf(world))
    return { params }
  },
  downloadRecapProof: ofRecapRequest,
  checkRecapProof: async (world, server) => {
    const { params } = await ofRecapRequest(world, server)
    const row = await server.app.services.database.reader('recapRequests').where({ id: params?.requestId }).first()
    return { params: { code: row.proofCode } }
  },
  openRecapLink: ofRecapLink,
  sendRequestedRecap: async (world, server) => {
    const { body } = await ofRecapLink(world, server)
    return { file: recapOf(world), headers: { [recapLinkHeader]: (body as { token: string }).token } }
  },
  declineRecapRequest: async (world, server) => {
    const { body } = await ofRecapLink(world, server)
    return { body: { ...(body as object), reason: 'Notre logiciel ne le permet pas.' } }
  },
  stopRecapRequests: ofRecapLink,
  askRecapMailbox: ofRecapLink,
  openRecapMailbox: ofRecapMailbox,
  sendMailboxRecap: async (world, server) => {
    const { body } = await ofRecapMailbox(world, server)
    return { file: recapOf(world), headers: { [recapLinkHeader]: (body as { token: string }).token } }
  },
  requestLateOpening: async (world, server) => {
    await confirmManager(world, server)
    return { params: { canteenId: world.canteenId }, body: { year: 2023, reason: actReason } }
  },
  withdrawLateRequest: async ({ canteenId, manager }, server) => ({
    params: { canteenId, requestId: await addLateRequest(server, canteenId, manager.id) },
  }),
  answerLateRequest: async (_, server) => ({
    params: { requestId: await addLateRequest(server, await someCanteen(server, true), null) },
    body: { to: currentDay(), reason: actReason },
  }),
  setCampaign: async (_, server) => {
    const { year, days } = await nextCampaign(server)
    return { params: { year }, body: { from: null, ...days, reason: actReason } }
  },
  withdrawCampaign: async (_, server) => {
    const { year, days } = await nextCampaign(server)
    await server.app.services.database.writer('campaigns').insert({ year, ...days })
    return { params: { year }, body: { from: days, reason: actReason } }
  },
  retryJob: async (_, { app }) => {
    const date = '2026-03-04T05:06:07.000Z'
    const row = { creationDate: date, dueDate: date, endDate: date, attempts: 12, lastError: 'No answer in time' }
    const [job] = await app.services.database
      .writer('jobs')
      .insert({ name: `job-${++people}`, ...row })
      .returning('id')
    return { params: { jobId: job.id } }
  },
  updateUser: ({ manager }) => ({ params: { userId: manager.id }, body: { firstName: 'Zoé' } }),
  acceptTerms: () => ({ body: { version: currentTermsVersion } }),
  deleteAccount: () => ({ body: { password } }),
  createToken: ({ canteenId }) => ({ body: { canteenIds: [canteenId] } }),
  revokeToken: ({ tokenId }) => ({ params: { tokenId } }),
  registerApplication: () => ({
    body: { name: 'Gestion des menus', confidential: true, redirectUris: ['https://menus.exemple.fr/retour'] },
  }),
  updateApplication: ofApplication,
  deleteApplication: ofApplication,
  renewApplicationSecret: ofApplication,
  revokeApplicationGrant: async ({ manager }, server) => {
    const { grantId } = await applicationToken(server, manager, scopes)
    return { params: { grantId } }
  },
  getSiretStatus: ({ siret }) => ({ params: { siret } }),
  getSirenStatus: async ({ canteenId }, { app }) => {
    const siren = tilleuls.slice(0, 9)
    await app.services.database.writer('canteens').where({ id: canteenId }).update({ sirenUniteLegale: siren })
    return { params: { siren } }
  },
  createCanteen: () => ({ body: canteenBody() }),
  changeCanteen: () => ({ body: { name: 'Cantine du Port' } }),
  listPublishedCanteens: ofPublished,
  mapPublishedCanteens: ofPublished,
  getPublishedCanteen: ofPublished,
  getPublicCanteenPreview: ofPublished,
  getCanteenStatistics: () => ({ query: '?year=2024' }),
  listEpcis: () => ({ query: '?search=grand+lyon' }),
  getTerritoryStatistics: () => ({ query: '?year=2024' }),
  listTerritoryCanteens: ofTerritory,
  exportTerritoryAsCsv: ofTerritory,
  exportTerritoryAsXlsx: ofTerritory,
  exportTerritoryAsOds: ofTerritory,
  getTerritoryProgress: ofTerritory,
  inviteManager: async (world, server) => {
    await ofTerritory(world, server)
    await ofPublished(world, server)
    await server.app.services.database.writer('canteenManagers').where({ canteenId: world.canteenId }).delete()
    const body = { recipientEmail: 'mairie@exemple.fr', body: 'Pourriez-vous la prendre en main ?' }
    return { params: { canteenId: world.canteenId }, body }
  },
  publishCanteens: ({ canteenId }) => ({ body: { ids: [canteenId] } }),
  publishCanteen: () => ({ body: { qualityComments: 'Du bio à chaque repas.' } }),
  unpublishCanteen: () => ({ body: {} }),
  restoreCanteen: deletedCanteen,
  searchEstablishments: () => ({ query: '?name=college+du+parc&postal_code=69006' }),
  getEstablishment: ({ siret }) => ({ params: { siret } }),
  listCanteenTwins: () => ({ query: '?name=Cantine+du+parc&city_insee_code=69386' }),
  listCommunes: () => ({ query: '?postal_code=54460' }),
  addManager: async (world, server) => {
    await confirmManager(world, server)
    return { body: { canteenId: world.canteenId, email: 'zoe.durand@exemple.fr' } }
  },
  removeManager: ({ canteenId }) => ({ body: { canteenId, email: 'zoe.durand@exemple.fr' } }),
  claimCanteen: ofFreeCanteen,
  undoCanteenClaim: async (world, server) => {
    const input = await ofFreeCanteen(world, server)
    const url = `/api/v1/canteens/${input.params?.canteenId}/claim/`
    await server.app.inject({ method: 'POST', url, headers: world.manager.headers })
    return input
  },
  requestToJoinTeam: async (world, server) => ({ ...(await ofFreeCanteen(world, server)), body: {} }),
  addSatellite: async (world, server) => {
    await asKitchen(world, server)
    return { body: { siret: makeSiret(7_000_000 + ++satellites), name: 'École des Prés' } }
  },
  linkSatellite: async (world, server) => {
    await asKitchen(world, server)
    await confirmManager(world, server)
    const production = { productionType: 'site_cooked_elsewhere' }
    const satelliteId = await server.addCanteen(makeSiret(7_500_000 + ++satellites), [], production)
    return { params: { canteenId: world.canteenId, satelliteId } }
  },
  unlinkSatellite: async (world, server) => {
    await asKitchen(world, server)
    const delivered = { productionType: 'site_cooked_elsewhere', centralProducerSiret: world.siret }
    const satelliteId = await server.addCanteen(makeSiret(7_700_000 + ++satellites), [], delivered)
    return { params: { canteenId: world.canteenId, satelliteId } }
  },
  previewGroupConversion: asKitchenAlone,
  convertToGroup: async (world, server) => {
    await asKitchen(world, server)
    return { body: {} }
  },
  undoGroupConversion: async (world, server) => {
    await asKitchen(world, server)
    const { app } = server
    const url = `/api/v1/canteens/${world.canteenId}/groupConversion/`
    await app.inject({ method: 'POST', url, headers: world.manager.headers, payload: {} })
    return {}
  },
  leaveGroup: async ({ canteenId, manager }, server) => {
    const group = { siret: null, productionType: 'groupe' }
    const groupId = await server.addCanteen('', [manager], group)
    const { writer } = server.app.services.database
    await writer('canteens').where({ id: canteenId }).update({ productionType: 'site_cooked_elsewhere', groupId })
    return {}
  },
  acceptJoinRequest: ofJoinRequest,
  declineJoinRequest: ofJoinRequest,
  acceptDeliveryRequest: ofDeliveryRequest,
  declineDeliveryRequest: ofDeliveryRequest,
  getComparison: ({ canteenId }) => ({ params: { canteenId }, query: '?year=2025' }),
  createDiagnostic: () => ({ body: { year: 2023, diagnosticType: 'SIMPLE', valueTotalHt: 1250.5 } }),
  updateDiagnostic: ofDiagnostic,
  listDiagnostics: showing(ofDiagnostic),
  listManagedDiagnostics: showing(ofDiagnostic),
  listDiagnosticHistory: ofDiagnostic,
  listFigureOrigins: ofDiagnostic,
  createWasteMeasurement: () => ({ body: wasteBody }),
  createDiagnosticsFromPurchases: ({ canteenId }) => ({ params: { year: 2024 }, body: { canteenIds: [canteenId] } }),
  downloadProof: ofTeledeclaration,
  checkProof: async (world, server) => {
    await ofTeledeclaration(world, server)
    const [declaration] = (await server.rows<{ proofCode: string }>('teledeclarations')).slice(-1)
    return { params: { code: declaration?.proofCode ?? '' } }
  },
  createTeledeclaration: ofDeclarableDiagnostic,
  cancelTeledeclaration: ofTeledeclaration,
  createTeledeclarationOfDiagnostic: ofDiagnosticToDeclare,
  cancelTeledeclarationOfDiagnostic: ofDeclaredDiagnostic,
  downloadProofOfDiagnostic: ofDeclaredDiagnostic,
  getInspection: async (world, server) => {
    const { params } = await ofDiagnostic(world, server)
    const [report] = await server.app.services.database.reader('diagnostics').where({ id: params?.diagnosticId })
    return { params: { canteenId: world.canteenId, year: report.year } }
  },
  downloadInspectionArchive: ofDeclaredYear,
  downloadInspectionDocument: ofDeclaredYear,
  getActionableCanteen: ({ canteenId }) => ({ params: { canteenId, year: 2024 } }),
  listDiagnosticsToTeledeclare: async (world, server) => {
    await ofDeclarableDiagnostic(world, server)
    return { params: { year: campaignYear } }
  },
  listActionableCanteens: () => ({ params: { year: 2024 } }),
  listCanteenTasks: () => ({ params: { year: 2024 } }),
  getWasteMeasurement: ofWasteMeasurement,
  changeWasteMeasurement: ofWasteMeasurement,
  deleteWasteMeasurement: ofWasteMeasurement,
  restoreWasteMeasurement: ofWasteMeasurement,
  listWasteMeasurements: showing(ofWasteMeasurement),
  listManagedWasteMeasurements: showing(ofWasteMeasurement),
  exportWasteAsCsv: showing(ofWasteMeasurement),
  listWeighings: showing(ofWeighing),
  sumWeighings: showing(ofWeighing),
  sendWeighings: () => ({ body: { weighings: [sentWeighing()] } }),
  changeWeighing: ofWeighing,
  deleteWeighing: ofWeighing,
  restoreWeighing: async (world, server) => {
    const { params = {} } = await ofWeighing(world, server)
    const url = `/api/v1/canteens/${params.canteenId}/weighings/${params.weighingId}`
    await server.app.inject({ method: 'DELETE', url, headers: world.manager.headers })
    return { params }
  },
  createWeighingLink: () => ({ body: { periodStartDate: weighingDay, periodEndDate: weighingDay } }),
  endWeighingLink: async (world, server) => ({
    params: { canteenId: world.canteenId, linkId: (await weighingLink(world, server)).link.id },
  }),
  openKitchen: async (world, server) => ({
    body: { code: (await weighingLink(world, server)).code, day: weighingDay },
  }),
  sendKitchenWeighings: async (world, server) => ({
    body: { code: (await weighingLink(world, server)).code, weighings: [sentWeighing()] },
  }),
  listArticles: async (_, server) => {
    await writeArticle(server)
    return {}
  },
  getArticle: async (_, server) => ({ params: { articleId: await writeArticle(server) } }),
  listCommunityEvents: async (_, server) => {
    await writeEvent(server)
    return {}
  },
  downloadCommunityEvent: async (_, server) => ({ params: { eventId: await writeEvent(server) } }),
  listVideoTutorials: async (_, server) => {
    await writeVideo(server)
    return {}
  },
  getWasteAction: () => ({ params: { actionId: 2 } }),
  noteWasteAction: ({ canteenId }) => ({
    params: { actionId: 2 },
    body: { canteenId, isDone: true, doneOn: '2026-03-09' },
  }),
  listPurchases: showing(ofPurchase),
  selectPurchases: showing(ofPurchase),
  listPurchaseOptions: showing(ofPurchase),
  getPurchasesOverview: showing(ofPurchase),
  summarisePurchasesOfCanteen: showing(ofPurchase),
  createPurchase: world => ({ body: purchaseBody(world) }),
  changePurchase: async (world, server) => ({ params: await purchaseParams(world, server), body: { priceHt: 12.5 } }),
  getPurchase: ofPurchase,
  listPurchaseHistory: ofPurchase,
  deletePurchase: ofPurchase,
  getInvoice: ofPurchase,
  createCanteenPurchase: () => ({ body: canteenPurchaseBody }),
  getCanteenPurchase: ofCanteenPurchase,
  changeCanteenPurchase: async (world, server) => ({
    ...(await ofCanteenPurchase(world, server)),
    body: { prixHt: 12.5, origine: 'EUROPE' },
  }),
  deleteCanteenPurchase: ofCanteenPurchase,
  getCanteenPurchaseInvoice: ofCanteenPurchase,
  attachCanteenPurchaseInvoice: async (world, server) => ({
    ...(await ofCanteenPurchase(world, server)),
    body: { facture: `data:image/gif;base64,${Buffer.from('GIF89a').toString('base64')}` },
  }),
  removeCanteenPurchaseInvoice: ofCanteenPurchase,
  getPurchasePercentages: async (world, server) => {
    await purchaseParams(world, server)
    await ofPublished(world, server)
    return { query: '?year=2025' }
  },
  listPurchaseSums: () => ({ query: '?by=provider' }),
  deletePurchases: async (world, server) => ({ body: { ids: [(await purchaseParams(world, server)).purchaseId] } }),
  planPurchasesChange: async (world, server) => ({
    body: { ids: [(await purchaseParams(world, server)).purchaseId], provider: 'Marché' },
  }),
  changePurchases: async (world, server) => ({
    body: { ids: [(await purchaseParams(world, server)).purchaseId], provider: 'Marché' },
  }),
  restorePurchases: async (world, server) => ({
    body: { ids: [(await purchaseParams(world, server)).purchaseId] },
  }),
  undoPurchasesChange: async (world, server) => ({
    body: { ids: [(await purchaseParams(world, server)).purchaseId], modificationDate: '2026-01-01T00:00:00Z' },
  }),
  changeLabelSharing: ({ canteenId }) => ({ body: { apart: [canteenId], together: [] } }),
  correctLabels: async (world, server) => ({ body: { ...(await decided(world, server)), family: 'AUTRES' } }),
  followPurchases: async (world, server) => {
    const { description, provider } = await decided(world, server)
    return { body: { description, provider } }
  },
  forgetLabels: () => ({ body: { description: 'Secret', provider: null } }),
  recallLabels: () => ({ body: { description: 'Secret', provider: null } }),
  proposePurchases: () => ({ body: { purchases: [{ description: 'Secret' }] } }),
  importPurchases: ({ siret }) => ({ file: file('achats', [{ siret }]) }),
  importFormerPurchases: ({ siret }) => ({ file: file('achats', [{ siret }]) }),
  importSupplierRecap: ({ siret }) => ({ file: file('recapitulatif_fournisseur', [{ siret }]) }),
  importCanteens: () => ({ file: file('cantines', [{ ...canteen, siret: makeSiret(9_999_999) }]) }),
  importNewCanteens: () => ({ file: file('cantines_2026_creer', [{ siret: makeSiret(9_999_998) }]) }),
  importCanteenChanges: ({ canteenId, siret }) => ({
    file: file('cantines_2026_modifier', [{ cantine_id: String(canteenId), siret }]),
  }),
  importCanteenManagers: async ({ siret, manager }, { app }) => {
    // Only staff may send this file.
    await app.services.database.writer('users').where({ id: manager.id }).update({ isStaff: true })
    return { file: file('cantines_2026_gestionnaires', [{ siret }]) }
  },
  importSimpleDiagnostics: ({ siret }) => ({ file: file('diagnostics', [{ siret }]) }),
  importDetailedDiagnostics: ({ siret }) => ({ file: file('diagnostics_complets', [{ siret }]) }),
  importCentralSimpleDiagnostics: ({ siret }) => ({ file: file('diagnostics_cc', [{ siret }]) }),
  importCentralDetailedDiagnostics: ({ siret }) => ({ file: file('diagnostics_complets_cc', [{ siret }]) }),
  listImports: showing(ofImport),
  countImportsByMonth: showing(ofImport),
  getImport: ofImport,
  listImportChanges: ofImport,
  countImportedPurchases: ofImport,
  undoImport: ofImport,
  createImportMapping: () => ({ body: mappingBody() }),
  listImportMappings: showing(ofMapping),
  changeImportMapping: ofMapping,
  deleteImportMapping: async (world, server) => ({ params: (await ofMapping(world, server)).params ?? {} }),
  withdrawPlan: async ({ manager, siret }, server) => {
    const answer = await server.upload('/api/v1/importPurchases/?dryRun=true', manager, file('achats', [{ siret }]))
    return { params: { planId: answer.json<{ plan: { id: string } }>().plan.id } }
  },
  getConsentRequest: async (world, server) => {
    const { params = {}, cookies = '' } = await ofConsent(world, server)
    return { params, cookies }
  },
  answerConsentRequest: ofConsent,
  findDeviceRequest: async (_, server) => ({ body: { userCode: await userCode(server) } }),
  answerDeviceRequest: async (_, server) => ({ body: { userCode: await userCode(server), accepted: true } }),
  subscribeNewsletter: () => ({ body: { email: 'camille@exemple.fr' } }),
  confirmNewsletter: async (_, server) => ({ body: { token: await newsletterToken(server) } }),
  chooseMonthPoint: ({ manager }, { settings }) => ({
    body: { token: signedId(settings.sessionSecret, 'month point links', manager.id), wanted: false },
  }),
  chooseReminders: ({ manager }, { settings }) => ({
    body: { token: signedId(settings.sessionSecret, 'reminder links', manager.id), pace: 'essential' },
  }),
  leaveNewsletter: async (_, server) => ({ body: { token: await newsletterToken(server) } }),
  listNewsletterIssues: showing(ofIssue),
  createNewsletterIssue: () => ({ body: issueBody }),
  getNewsletterIssue: ofIssue,
  changeNewsletterIssue: async (world, server) => ({
    ...(await ofIssue(world, server)),
    body: { preheader: 'En bref' },
  }),
  deleteNewsletterIssue: ofIssue,
  listNewsletterIssueVersions: ofIssue,
  getNewsletterIssueVersion: async (world, server) => {
    const { params = {} } = await ofIssue(world, server)
    const { reader } = server.app.services.database
    const { id: versionId }: { id: number } = await reader('history').orderBy('id', 'desc').first('id')
    return { params: { ...params, versionId } }
  },
  sendNewsletterIssue: ofIssue,
  pauseNewsletterIssue: ofSending,
  resumeNewsletterIssue: ofSending,
  testNewsletterIssue: ofIssue,
  previewNewsletterIssue: ofIssue,
  tellCanteenNotFound: () => ({ body: { from: 'camille@exemple.fr', message: 'Où est la cantine du collège ?' } }),
  getPartner: ofPartner,
  listPartners: showing(ofPartner),
  proposePartner: () => ({
    body: { name: 'Le Verger Partagé', shortDescription: 'Des fruits de saison.', types: [1] },
  }),
  sendReview: () => ({ body: { page: 'ManagementPage', rating: 4, suggestion: 'Plus de bilans à la fois.' } }),
  writeToCanteen: ofMessage,
  decideCanteenMessage: ofDecision,
  sendInquiry: () => ({ body: { from: 'camille@exemple.fr', message: 'Comment déclarer deux cuisines ?' } }),
  ...writing('Article'),
  ...writing('Event'),
  ...writing('Video'),
  ...writing('Partner'),
  ...writing('Notice'),
  ...writing('WasteAction'),
  listModeratedMessages: showing(ofMessageToRead),
  moderateMessage: async (world, server) => ({
    ...(await ofMessageToRead(world, server)),
    body: { decision: 'send' },
  }),
  addMediaFile: () => ({ file: 'WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour à toutes et tous.\n' }),
  addTextPicture: () => ({ body: { image: pixel } }),
  getTextPreview: async ({ verifiedStaff: { headers } }, server) => {
    const { app } = server
    const url = `/api/v1/writing/articles/${await writeArticle(server)}/preview/`
    const { address } = (await app.inject({ method: 'POST', url, headers })).json<{ address: string }>()
    return { params: { code: address.replace('/apercu/', '') } }
  },
  getCampaignDates: () => ({ params: { year: 2024 } }),
}
