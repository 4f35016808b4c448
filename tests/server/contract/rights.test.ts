import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { Contract, type DescribedOperation, endpoints } from '../support/contract.ts'
import { type Caller, makeWorld, type World } from '../support/people-of-contract.ts'
import { multipart, multipartType, startTestServer, type TestServer } from '../support/test-server.ts'
import { type ValidInput, validInputs } from '../support/valid-inputs.ts'

let server: TestServer
let contract: Contract
beforeAll(async () => {
  // Where all canteens are public, none can be published.
  server = await startTestServer({ PUBLISH_BY_DEFAULT: 'false' })
  contract = await Contract.of(server)
})
afterAll(() => server.close())

const described = (name: string): DescribedOperation =>
  contract.operations.find(operation => operation.name === name) ?? expect.fail(name)

function send(
  name: string,
  { headers }: Caller,
  input: ValidInput,
  { canteenId }: World,
): Promise<LightMyRequestResponse> {
  const { method, path } = described(name)
  const url = path.replace(/\{(\w+)\}/g, (_, parameter: string) => String(input.params?.[parameter] ?? canteenId))
  return server.app.inject({
    method,
    url: url + (input.query ?? ''),
    headers: { ...headers, ...input.headers, ...(input.file === undefined ? {} : { 'content-type': multipartType }) },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
    ...(input.file === undefined ? {} : { payload: multipart(input.file) }),
  })
}

/** Callers that get 404 or 403; each has a session or a token that is valid elsewhere. */
const strangersOf = ({ user, unconfirmed, elected, staff, limited }: World) => [
  user,
  unconfirmed,
  elected,
  staff,
  limited,
]

/**
 * Operations on the data of a canteen, including the journal of its imports, with the answers to its manager and to
 * strangers.
 */
const ofCanteen: Readonly<Record<string, { readonly manager: number; readonly stranger: number }>> = {
  getCanteen: { manager: 200, stranger: 403 },
  addManager: { manager: 200, stranger: 404 },
  removeManager: { manager: 200, stranger: 404 },
  listSatellites: { manager: 200, stranger: 403 },
  addSatellite: { manager: 201, stranger: 403 },
  linkSatellite: { manager: 200, stranger: 403 },
  unlinkSatellite: { manager: 200, stranger: 403 },
  previewGroupConversion: { manager: 200, stranger: 403 },
  convertToGroup: { manager: 200, stranger: 403 },
  undoGroupConversion: { manager: 200, stranger: 403 },
  leaveGroup: { manager: 200, stranger: 403 },
  listJoinRequests: { manager: 200, stranger: 403 },
  acceptJoinRequest: { manager: 200, stranger: 403 },
  declineJoinRequest: { manager: 200, stranger: 403 },
  getKitchenReport: { manager: 200, stranger: 403 },
  noteKitchenReportSeen: { manager: 200, stranger: 403 },
  answerKitchenReport: { manager: 200, stranger: 403 },
  listSatelliteAnswers: { manager: 200, stranger: 403 },
  listLateRequests: { manager: 200, stranger: 403 },
  getRecapRequest: { manager: 200, stranger: 404 },
  remindRecapRequest: { manager: 200, stranger: 404 },
  closeRecapRequest: { manager: 200, stranger: 404 },
  downloadRequestedRecap: { manager: 200, stranger: 404 },
  downloadRecapProof: { manager: 200, stranger: 404 },
  sendRecapRequest: { manager: 201, stranger: 403 },
  requestLateOpening: { manager: 201, stranger: 403 },
  withdrawLateRequest: { manager: 200, stranger: 403 },
  listDeliveryRequests: { manager: 200, stranger: 403 },
  acceptDeliveryRequest: { manager: 200, stranger: 403 },
  declineDeliveryRequest: { manager: 200, stranger: 403 },
  changeCanteen: { manager: 200, stranger: 403 },
  publishCanteen: { manager: 200, stranger: 403 },
  unpublishCanteen: { manager: 200, stranger: 403 },
  deleteCanteen: { manager: 204, stranger: 403 },
  restoreCanteen: { manager: 200, stranger: 404 },
  listCanteenHistory: { manager: 200, stranger: 403 },
  summarisePurchasesOfCanteen: { manager: 200, stranger: 403 },
  listDiagnostics: { manager: 200, stranger: 403 },
  createDiagnostic: { manager: 201, stranger: 403 },
  updateDiagnostic: { manager: 200, stranger: 403 },
  getComparison: { manager: 200, stranger: 403 },
  listDiagnosticHistory: { manager: 200, stranger: 403 },
  listFigureOrigins: { manager: 200, stranger: 403 },
  getInspection: { manager: 200, stranger: 403 },
  listWasteMeasurements: { manager: 200, stranger: 403 },
  createWasteMeasurement: { manager: 201, stranger: 403 },
  getWasteMeasurement: { manager: 200, stranger: 403 },
  changeWasteMeasurement: { manager: 200, stranger: 403 },
  deleteWasteMeasurement: { manager: 204, stranger: 403 },
  restoreWasteMeasurement: { manager: 200, stranger: 403 },
  listWeighings: { manager: 200, stranger: 403 },
  sendWeighings: { manager: 200, stranger: 403 },
  changeWeighing: { manager: 200, stranger: 403 },
  deleteWeighing: { manager: 204, stranger: 403 },
  restoreWeighing: { manager: 200, stranger: 403 },
  sumWeighings: { manager: 200, stranger: 403 },
  exportWeighingsAsCsv: { manager: 200, stranger: 403 },
  exportWeighingsAsXlsx: { manager: 200, stranger: 403 },
  exportWeighingsAsOds: { manager: 200, stranger: 403 },
  listWeighingLinks: { manager: 200, stranger: 403 },
  createWeighingLink: { manager: 201, stranger: 403 },
  endWeighingLink: { manager: 204, stranger: 403 },
  getActionableCanteen: { manager: 200, stranger: 404 },
  noteWasteAction: { manager: 201, stranger: 403 },
  listCanteenActions: { manager: 200, stranger: 403 },
  createPurchase: { manager: 201, stranger: 403 },
  getPurchase: { manager: 200, stranger: 404 },
  listPurchaseHistory: { manager: 200, stranger: 404 },
  changePurchase: { manager: 200, stranger: 404 },
  deletePurchase: { manager: 204, stranger: 404 },
  getInvoice: { manager: 200, stranger: 404 },
  createCanteenPurchase: { manager: 201, stranger: 403 },
  getCanteenPurchase: { manager: 200, stranger: 403 },
  changeCanteenPurchase: { manager: 200, stranger: 403 },
  deleteCanteenPurchase: { manager: 204, stranger: 403 },
  getCanteenPurchaseInvoice: { manager: 200, stranger: 403 },
  attachCanteenPurchaseInvoice: { manager: 200, stranger: 403 },
  removeCanteenPurchaseInvoice: { manager: 204, stranger: 403 },
  getImport: { manager: 200, stranger: 404 },
  listImportChanges: { manager: 200, stranger: 404 },
  countImportedPurchases: { manager: 200, stranger: 404 },
  undoImport: { manager: 200, stranger: 404 },
  withdrawPlan: { manager: 200, stranger: 404 },
}

describe.each(Object.entries(ofCanteen))('%s', (name, { manager, stranger }) => {
  test('serves a manager of the canteen, and nobody else', async () => {
    const world = await makeWorld(server)
    const input = (await validInputs[name]?.(world, server)) ?? {}
    for (const caller of strangersOf(world)) {
      const answer = await send(name, caller, input, world)
      expect(answer.statusCode, caller.name).toBe(stranger)
    }
    expect((await send(name, world.anonymous, input, world)).statusCode).toBe(403)
    expect((await send(name, world.managing, input, world)).statusCode).toBe(manager)
  })
})

/** Operations on what belongs to one person, and the status that others get. */
const ofPerson: Readonly<Record<string, number>> = {
  updateUser: 403,
  revokeToken: 404,
  updateApplication: 404,
  deleteApplication: 404,
  renewApplicationSecret: 404,
  revokeApplicationGrant: 404,
  changeImportMapping: 404,
  deleteImportMapping: 404,
}

test.each(Object.entries(ofPerson))('%s serves its owner, and nobody else', async (name, stranger) => {
  const world = await makeWorld(server)
  const input = (await validInputs[name]?.(world, server)) ?? {}
  for (const caller of [world.user, world.unconfirmed, world.elected, world.staff]) {
    expect((await send(name, caller, input, world)).statusCode, caller.name).toBe(stranger)
  }
  expect((await send(name, world.anonymous, input, world)).statusCode).toBe(403)
  expect((await send(name, world.managing, input, world)).statusCode).toBeLessThan(300)
})

/** Operations that list the data of all managed canteens. */
const lists = [
  'listImports',
  'countImportsByMonth',
  'listPurchases',
  'listPurchaseOptions',
  'selectPurchases',
  'proposePurchases',
  'listRememberedLabels',
  'exportRememberedLabelsAsCsv',
  'getPurchasesOverview',
  'listPurchaseSums',
  'exportPurchasesAsCsv',
  'exportPurchasesFileAsCsv',
  'exportCanteensAsCsv',
  'listManagedWasteMeasurements',
  'exportWasteAsCsv',
  'listManagedDiagnostics',
  'listRecapRequests',
  'listCanteens',
  'listCanteenSummaries',
  'listCanteenPreviews',
  'getSignedCanteens',
  'listActionableCanteens',
  'listCanteenTasks',
]

describe.each(lists)('%s', name => {
  test('reveals a canteen to its managers only', async () => {
    const world = await makeWorld(server)
    const input = (await validInputs[name]?.(world, server)) ?? {}
    // A list that is signed is dated.
    const read = async (caller: Caller) =>
      (await send(name, caller, input, world)).body.replace(/"(issueDate|expiryDate|signature)":"[^"]*"/g, '')
    const callers = strangersOf(world)
    const before = await Promise.all(callers.map(read))
    const { writer } = server.app.services.database
    await writer('canteens').where({ id: world.canteenId }).update({ name: 'Secrète' })
    await server.importPurchases(world.manager, file('achats', [{ siret: world.siret, description: 'Secret' }]))
    expect(await Promise.all(callers.map(read))).toEqual(before)
    expect(await read(world.managing)).not.toBe(before[0])
    expect(await read(world.managing)).toMatch(/Secr|"id"|"done":[12]|"(purchaseC|c)ount":1/)
  })
})

/** Operations on the canteens of a territory. */
const ofTerritory = ['listTerritoryCanteens', 'getTerritoryProgress', 'exportTerritoryAsCsv', 'inviteManager']

test.each(ofTerritory)('%s serves elected officials, and nobody else', async name => {
  const world = await makeWorld(server)
  const input = (await validInputs[name]?.(world, server)) ?? {}
  for (const caller of world.callers.filter(each => each !== world.elected)) {
    expect((await send(name, caller, input, world)).statusCode, caller.name).toBe(403)
  }
  expect((await send(name, world.elected, input, world)).statusCode).toBeLessThan(300)
})

const ofStaff = [...endpoints].filter(([, { access }]) => access === 'staff').map(([name]) => name)

test.each(ofStaff)('%s serves staff who gave a code of their second factor, and nobody else', async name => {
  const world = await makeWorld(server)
  const input = (await validInputs[name]?.(world, server)) ?? {}
  for (const caller of world.callers.filter(each => each !== world.verifiedStaff)) {
    expect((await send(name, caller, input, world)).statusCode, caller.name).toBe(403)
  }
  expect((await send(name, world.verifiedStaff, input, world)).statusCode).toBeLessThan(300)
})

const bulkChanges = ['deletePurchases', 'restorePurchases', 'changePurchases']

test.each(bulkChanges)('%s does not change purchases of other teams', async name => {
  const world = await makeWorld(server)
  const { params } = (await validInputs.getPurchase?.(world, server)) ?? {}
  const body = { ids: [params?.purchaseId], ...(name === 'changePurchases' ? { provider: 'Marché' } : {}) }
  for (const caller of strangersOf(world)) {
    expect((await send(name, caller, { body }, world)).json(), caller.name).toMatchObject({ count: 0, ids: [] })
  }
  expect((await send(name, world.managing, { body }, world)).json()).toMatchObject({ count: 1 })
})

describe('the code of a kitchen', () => {
  test('opens its two operations, to anyone who has it, and nothing else', async () => {
    const world = await makeWorld(server)
    const input = (await validInputs.openKitchen?.(world, server)) ?? {}
    const { code } = input.body as { code: string }
    expect((await send('openKitchen', world.anonymous, input, world)).statusCode).toBe(200)
    const sent = (await validInputs.sendKitchenWeighings?.(world, server)) ?? {}
    expect((await send('sendKitchenWeighings', world.anonymous, sent, world)).statusCode).toBe(200)
    // As a token, in an address and in a body, it opens no closed operation.
    const closed = [...endpoints].filter(([, { access, upload }]) => access !== 'public' && !upload)
    expect(closed.length).toBeGreaterThan(80)
    for (const [name] of closed) {
      const withCode = { query: `?code=${code}`, body: { code } }
      for (const headers of [{}, { authorization: `Bearer ${code}` }, { cookie: `code=${code}` }]) {
        const answer = await send(name, { name: 'a kitchen', headers }, withCode, world)
        expect(answer.statusCode, name).toBe(403)
      }
    }
  })
})

/** The closed operations that the tests above do not cover, with the reason. */
const others: readonly { readonly reason: string; readonly names: readonly string[] }[] = [
  {
    reason: 'it can only be about the account of the caller',
    names: [
      'signOut',
      'changePassword',
      'changePasswordByPatch',
      'getSecondFactor',
      'prepareSecondFactor',
      'activateSecondFactor',
      'verifySecondFactor',
      'renewRecoveryCodes',
      'removeSecondFactor',
      'cancelEmailChange',
      'requestEmailConfirmation',
      'previewAccountDeletion',
      'deleteAccount',
      'downloadPersonalData',
      'acceptTerms',
      'sendReview',
      'listTokens',
      'createToken',
      'listApplications',
      'registerApplication',
      'listApplicationGrants',
    ],
  },
  {
    reason: 'a cookie of the browser that began the request opens it',
    names: ['getConsentRequest', 'answerConsentRequest'],
  },
  { reason: 'whoever reads the code on the terminal may', names: ['findDeviceRequest', 'answerDeviceRequest'] },
  {
    reason: 'it tells anyone who is signed in the same',
    names: ['getSiretStatus', 'getSirenStatus', 'searchEstablishments', 'getEstablishment', 'listCanteenTwins'],
  },
  {
    reason: 'the rows of the file name the canteens, and the tests of each import ask',
    names: [...endpoints].filter(([, { upload, access }]) => upload && access === 'user').map(([name]) => name),
  },
  {
    reason: 'anyone with a confirmed address may, and the tests of teams ask who',
    names: ['claimCanteen', 'undoCanteenClaim', 'requestToJoinTeam'],
  },
  { reason: 'the canteen does not exist yet', names: ['createCanteen'] },
  { reason: 'its tests ask (public-canteens/publish)', names: ['publishCanteens'] },
  { reason: 'its tests ask (write-canteens)', names: ['listDeletedCanteens'] },
  { reason: 'it selects as listActionableCanteens does', names: ['listDiagnosticsToTeledeclare'] },
  {
    reason: 'its tests ask, in a campaign (declare)',
    names: ['createTeledeclaration', 'cancelTeledeclaration', 'downloadProof'],
  },
  {
    reason: 'its tests ask, in a campaign (inspection)',
    names: ['downloadInspectionArchive', 'downloadInspectionDocument'],
  },
  {
    reason: 'its tests ask, in a campaign (diagnostic-teledeclaration)',
    names: ['createTeledeclarationOfDiagnostic', 'cancelTeledeclarationOfDiagnostic', 'downloadProofOfDiagnostic'],
  },
  { reason: 'its tests ask (change-purchases)', names: ['planPurchasesChange', 'undoPurchasesChange'] },
  { reason: 'its tests ask (remembered-labels)', names: ['forgetLabels', 'recallLabels'] },
  { reason: 'its tests ask (label-corrections)', names: ['correctLabels', 'followPurchases'] },
  { reason: 'its tests ask (label-sharing)', names: ['getLabelSharing', 'changeLabelSharing'] },
  { reason: 'its tests ask (create-diagnostics)', names: ['createDiagnosticsFromPurchases'] },
  {
    reason: 'its tests ask (diagnostics-round-trip)',
    names: ['exportDiagnosticsAsCsv', 'exportDiagnosticsAsXlsx', 'exportDiagnosticsAsOds', 'countDiagnosticFiles'],
  },
  { reason: 'its tests ask (import-canteens-2026)', names: ['exportCanteensToChange'] },
  { reason: 'its tests ask (import-mappings)', names: ['listImportMappings', 'createImportMapping'] },
  { reason: 'it selects as exportPurchasesAsCsv does', names: ['exportPurchasesAsWorkbook', 'exportPurchasesAsOds'] },
  {
    reason: 'it selects as the CSV file does',
    names: [
      'exportPurchasesFileAsXlsx',
      'exportPurchasesFileAsOds',
      'exportRememberedLabelsAsXlsx',
      'exportRememberedLabelsAsOds',
      'exportCanteensAsXlsx',
      'exportCanteensAsOds',
      'exportWasteAsXlsx',
      'exportWasteAsOds',
      'exportTerritoryAsXlsx',
      'exportTerritoryAsOds',
    ],
  },
]

test('every endpoint that is not public has its test of rights, or a reason for having none', () => {
  const known = [ofCanteen, ofPerson]
    .flatMap(names => Object.keys(names))
    .concat(lists, ofTerritory, ofStaff, bulkChanges)
  const explained = others.flatMap(({ names }) => names)
  const closed = [...endpoints].filter(([, { access }]) => access !== 'public').map(([name]) => name)
  expect(closed.toSorted()).toEqual([...known, ...explained].toSorted())
})
