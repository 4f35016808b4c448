import { gridProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { diagnosticAnswerNames } from '@ma-cantine/lib/diagnostics/figure-sources'
import { fairTradeCells, includedTotals } from '@ma-cantine/lib/diagnostics/included-amounts'
import { choiceQuestions, listQuestions, yesNoQuestions } from '@ma-cantine/lib/diagnostics/service-questions'
import { currentDay } from '@ma-cantine/lib/messages/today'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { Contract, type DescribedOperation } from '../support/contract.ts'
import { makeSiret } from '../support/sirets.ts'
import { addStaff } from '../support/staff.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'
import { mappingBody } from '../support/valid-inputs.ts'
import { type TextNoun, writtenTexts } from '../support/written-texts.ts'

let server: TestServer
let contract: Contract
let manager: Person
let picture: string
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'error', PUBLISH_BY_DEFAULT: 'false' })
  contract = await Contract.of(server)
  manager = await server.addPerson()
  const pixels = { width: 8, height: 8, channels: 3, background: '#090' } as const
  const bytes = await sharp({ create: pixels }).png().toBuffer()
  picture = `data:image/png;base64,${bytes.toString('base64')}`
})
afterAll(() => server.close())

type Values = Readonly<Record<string, unknown>>

/** An operation that writes an entity. */
interface Writer {
  /** Bodies that go together: each has some of the fields, and all of them have every field. */
  readonly bodies: () => readonly Values[] | Promise<readonly Values[]>
  /** Parameters of the path. */
  readonly params?: () => Promise<Readonly<Record<string, number>>>
  /** What is stored, once the operation has answered. */
  readonly read: (answer: { readonly id: number }, params: Readonly<Record<string, number>>) => Promise<Values>
  /** What is read in place of a value that is stored in another form. */
  readonly stored?: Readonly<Record<string, (sent: unknown) => unknown>>
  /** Fields that say how to write, and are no value of the entity. */
  readonly manners?: readonly string[]
}

/** Operations that take a body and store no entity from its fields, and why. */
const storeNoEntity: Readonly<Record<string, string>> = {
  proposePurchases: 'it reads',
  changeLabelSharing: 'ids of canteens, which its tests read back (purchases/label-sharing)',
  correctLabels: 'what is proposed for an article, which its tests read back (purchases/label-corrections)',
  followPurchases: 'names of an article, whose decision it takes back (purchases/label-corrections)',
  forgetLabels: 'names of an article, whose proposals it takes away (purchases/remembered-labels)',
  recallLabels: 'names of an article, whose proposals it brings back (purchases/remembered-labels)',
  convertToGroup: 'a canteen of a satellite, which its test reads back (canteens/group-conversion)',
  openKitchen: 'it reads',
  checkAccountLink: 'it reads',
  suggestUsername: 'it reads',
  attachCanteenPurchaseInvoice: 'an invoice, which its test reads back (purchases/canteen-purchases)',
  deletePurchases: 'ids of what it deletes',
  restorePurchases: 'ids of what it restores',
  planPurchasesChange: 'it reads',
  changePurchases: 'values that it stores in many purchases, which its tests read back (change-purchases)',
  undoPurchasesChange: 'ids of what it puts back',
  createDiagnosticsFromPurchases: 'ids of the canteens whose purchases it reads',
  publishCanteens: 'ids of what it publishes',
  createTeledeclaration: 'the id of what it freezes, and what was read of it',
  addManager: 'an address to add to a team',
  removeManager: 'an address to take off a team',
  deleteAccount: 'a password',
  changePassword: 'passwords, which nobody reads',
  changePasswordByPatch: 'passwords, which nobody reads',
  prepareSecondFactor: 'a password',
  activateSecondFactor: 'a code',
  verifySecondFactor: 'a code',
  renewRecoveryCodes: 'a code',
  removeSecondFactor: 'a password and a code',
  requestPasswordReset: 'an address to write to',
  resetPassword: 'passwords, which nobody reads',
  signIn: 'a password',
  confirmEmail: 'a link',
  acceptTerms: 'the version of the terms',
  chooseReminders: 'a link and a pace',
  chooseMonthPoint: 'a link and a choice',
  subscribeNewsletter: 'an address',
  confirmNewsletter: 'a link',
  leaveNewsletter: 'a link',
  answerConsentRequest: 'a yes or a no',
  findDeviceRequest: 'a code',
  answerDeviceRequest: 'a code, and a yes or a no',
  proposePartner: 'a proposal without a number: tests/server/partners/propose.test.ts reads each field back',
  sendInquiry: 'a message: tests/server/contact/inquiry.test.ts holds it',
  tellCanteenNotFound: 'a message: tests/server/contact/canteen-messages.test.ts holds it',
  writeToCanteen: 'a message: tests/server/contact/canteen-messages.test.ts holds it',
  inviteManager: 'a message: tests/server/contact/invitations.test.ts holds it',
  setElectedOfficial: 'an act: tests/server/administration/account-acts.test.ts holds it',
  setStaff: 'an act: tests/server/administration/account-acts.test.ts holds it',
  setBlocked: 'an act: tests/server/administration/account-acts.test.ts holds it',
  placeManager: 'an act: tests/server/administration/canteen-acts.test.ts holds it',
  noteKitchenReportSeen: 'an act: tests/server/teledeclaration/kitchen-reports.test.ts holds it',
  answerKitchenReport: 'an act: tests/server/teledeclaration/kitchen-reports.test.ts holds it',
  sendRecapRequest: 'a message: tests/server/recap-requests/recap-requests.test.ts holds it',
  openRecapLink: 'a link',
  declineRecapRequest: 'a link and a reason: tests/server/recap-requests/recap-requests.test.ts holds it',
  stopRecapRequests: 'a link',
  askRecapMailbox: 'a link',
  openRecapMailbox: 'a link',
  requestLateOpening: 'an act: tests/server/administration/late-requests.test.ts holds it',
  answerLateRequest: 'an act: tests/server/administration/late-requests.test.ts holds it',
  setLateOpening: 'an act: tests/server/administration/canteen-acts.test.ts holds it',
  setCampaign: 'an act: tests/server/administration/campaign-acts.test.ts holds it',
  withdrawCampaign: 'an act: tests/server/administration/campaign-acts.test.ts holds it',
  decideCanteenMessage: 'a link and a decision',
  requestToJoinTeam: 'a message: tests/server/canteens/team.test.ts holds it',
  moderateMessage: 'a decision',
  addTextPicture: 'a picture, which its test reads back (writing/articles)',
  sendWeighings: 'lists: tests/server/waste/weighings.test.ts holds them',
  sendKitchenWeighings: 'lists: tests/server/waste/weighings.test.ts holds them',
}

let numbers = 0
const newSiret = () => makeSiret(6_000_000 + ++numbers)

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: unknown, headers: object = manager.headers) =>
  server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
const get = async (path: string): Promise<Values> => (await call('GET', path)).json()
/** The row of an entity with what no answer shows. */
const withRow = async (table: string, id: number, answer: Values): Promise<Values> => ({
  ...(await server.app.services.database.reader(table).where({ id }).first()),
  ...answer,
})
const newCanteen = (columns: object = {}) => server.addCanteen(newSiret(), [manager], { ...columns })
const inList = async (path: string, id: number): Promise<Values> =>
  ((await get(path)) as unknown as { id: number }[]).find(each => each.id === id) ?? {}

const creation = {
  creationSource: 'APP',
  creationMtmSource: 'newsletter',
  creationMtmCampaign: 'rentrée',
  creationMtmMedium: 'lettre',
}

const canteenValues = () => ({
  name: 'Cantine des Acacias',
  siret: newSiret(),
  city: 'Grenoble',
  cityInseeCode: '38185',
  postalCode: '38000',
  department: '38',
  sectors: [2, 9],
  sectorList: ['social_pjj', 'education_primaire'],
  lineMinistry: 'agriculture',
  dailyMealCount: 150,
  yearlyMealCount: 21_000,
  satelliteCanteensCount: 3,
  managementType: 'direct',
  productionType: 'central_serving',
  economicModel: 'public',
  publicationComments: 'a',
  qualityComments: 'b',
  wasteComments: 'c',
  diversificationComments: 'd',
  plasticsComments: 'e',
  informationComments: 'f',
  logo: picture,
  images: [{ image: picture, altText: 'La salle' }],
  reservationExpeParticipant: true,
  vegetarianExpeParticipant: false,
  redactedApproYears: [2019, 2021],
})
/** The server tells where the other values come from. */
const storedSources = { sources: (sent: unknown) => expect.objectContaining(sent as object) }
/** One that receives its meals, without a SIRET of its own. */
const attachedCanteenValues = () => {
  const { siret: _, satelliteCanteensCount: __, logo: ___, images: ____, ...values } = canteenValues()
  return {
    ...values,
    sirenUniteLegale: '213401722',
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: newSiret(),
  }
}
const publishedTexts = {
  publicationComments: 'a',
  qualityComments: 'b',
  wasteComments: 'c',
  diversificationComments: 'd',
  plasticsComments: 'e',
  informationComments: 'f',
}
const storedPictures = {
  logo: () => expect.stringMatching(/^\/media\/canteens\//),
  images: () => [{ id: expect.any(Number), image: expect.stringMatching(/^\/media\/canteens\//), altText: 'La salle' }],
}
const canteenBodies = (more: Values) => [
  { ...canteenValues(), ...more },
  // A canteen that is attached to a legal unit has no SIRET.
  { ...attachedCanteenValues(), siret: null, ...more },
]

const simpleTotals = {
  valueTotalHt: 1000,
  valueBioHt: 200.5,
  valueSustainableHt: 100,
  valueExternalityPerformanceHt: 50,
  valueEgalimOthersHt: 25.25,
  valueMeatPoultryHt: 90,
  valueMeatPoultryEgalimHt: 40,
  valueMeatPoultryFranceHt: 30,
  valueFishHt: 20,
  valueFishEgalimHt: 10,
}
const sourcesOf = (names: readonly string[], source: string) =>
  Object.fromEntries(
    names.filter(name => diagnosticAnswerNames.some(known => known === name)).map(name => [name, source]),
  )
const services = {
  ...Object.fromEntries(yesNoQuestions.map(name => [name, true])),
  ...Object.fromEntries(Object.entries(choiceQuestions).map(([name, codes]) => [name, codes.at(-1)])),
  ...Object.fromEntries(Object.entries(listQuestions).map(([name, codes]) => [name, codes.slice(1, 3)])),
  durationLeftoversMeasurement: 12,
  donationFrequency: 4,
  totalLeftovers: 12.5,
  breadLeftovers: 1.5,
  servedLeftovers: 2,
  unservedLeftovers: 3,
  sideLeftovers: 4,
  donationQuantity: 7.25,
  otherWasteAction: 'g',
  donationFoodType: 'h',
  otherWasteComments: 'i',
  otherCommunicationSupport: 'j',
  communicationSupportUrl: 'https://exemple.fr/menu',
  tunnelAppro: 'complet',
  tunnelWaste: 'actions',
  tunnelDiversification: 'service',
  tunnelPlastic: 'complet',
  tunnelInfo: 'complet',
}
const diagnosticBodies = (more: Values): Values[] => {
  const simple = {
    year: 2024,
    diagnosticType: 'SIMPLE',
    centralKitchenDiagnosticMode: 'ALL',
    ...simpleTotals,
    ...Object.fromEntries(includedTotals.map((name, index) => [name, (index + 1) / 100])),
    ...services,
  }
  const grid = Object.fromEntries(gridProperties.map((name, index) => [name, (index % 3) + 0.5]))
  const detailed = {
    year: 2023,
    diagnosticType: 'COMPLETE',
    valueTotalHt: 5000,
    valueMeatPoultryHt: 600,
    valueFishHt: 600,
    ...grid,
    ...Object.fromEntries(fairTradeCells.map((name, index) => [name, (index + 1) / 100])),
  }
  // Cells that no product can have are taken from purchases and files.
  const copied = Object.fromEntries(Object.keys(grid).map(name => [name, 'PURCHASES']))
  return [
    { ...simple, sources: sourcesOf(Object.keys(simple), 'LAST_YEAR'), ...more },
    { ...detailed, sources: copied, ...more },
  ]
}

const purchase = { date: '2025-03-01', description: 'Miel', provider: 'Rucher', family: 'AUTRES', priceHt: 12.5 }
const invoiceFile = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n').toString('base64')}`
const purchaseValues = {
  ...purchase,
  characteristics: ['BIO', 'LOCAL'],
  localDefinition: 'REGION',
  certificate: 'FR-BIO-01 n° 12345',
  invoiceFile,
}
const localByDistance = { characteristics: ['LOCAL'], localDefinition: 'KM', localDefinitionKm: 50 }
const canteenPurchase = {
  description: 'Carottes',
  date: '2026-03-15',
  prixHt: 12.5,
  familleProduits: 'FRUITS_ET_LEGUMES',
  fournisseur: 'Ferme du Pont',
  categoriesEgalim: ['BIO', 'IGP'],
  origine: 'EUROPE',
  estCircuitCourt: true,
  estLocal: true,
  definitionLocal: 'KM',
  definitionLocalKm: 50,
}
const readCanteenPurchase: Writer['read'] = async ({ id }, { canteenId }) =>
  withRow('purchases', id, await get(`canteens/${canteenId}/purchases/${id}/`))
const newPurchase = async () => {
  const canteen = await newCanteen()
  return (await call('POST', 'purchases/', { canteen, priceHt: 1 })).json<{ id: number }>().id
}

const waste = {
  periodStartDate: '2026-03-09',
  periodEndDate: '2026-03-13',
  mealCount: 500,
  totalMass: 42.5,
  isSortedBySource: true,
  preparationTotalMass: 10,
  preparationIsSorted: true,
  preparationEdibleMass: 4.25,
  preparationInedibleMass: 5.75,
  unservedTotalMass: 12,
  unservedIsSorted: false,
  unservedEdibleMass: 7,
  unservedInedibleMass: 5,
  leftoversTotalMass: 20.5,
  leftoversIsSorted: true,
  leftoversEdibleMass: 20,
  leftoversInedibleMass: 0.5,
}
const readWaste: Writer['read'] = ({ id }, { canteenId }) => get(`canteens/${canteenId}/wasteMeasurements/${id}`)

const readMapping: Writer['read'] = async ({ id }) => {
  const mapping = await inList('importMappings/', id)
  return { ...mapping, canteenId: (mapping.canteen as { id: number } | null)?.id ?? null }
}

const profile = {
  firstName: 'Zoé',
  lastName: 'Durand',
  phoneNumber: '0612345678',
  isDev: true,
}

/** The two operations that write the texts of a kind. */
function writersOf(noun: TextNoun): Readonly<Record<string, Writer>> {
  const { path, body } = writtenTexts[noun]
  const bodies = () => [noun === 'Partner' ? { ...body, image: picture } : body]
  const send = (part: string, payload?: object) =>
    signedIn(payload ? 'POST' : 'GET', `writing/${path}/${part}`, payload, 'staff')
  const read: Writer['read'] = async ({ id }) => (await send(`${id}/`)).json()
  const moment = (sent: unknown) => expect.toSatisfy(read => Date.parse(read) === Date.parse(String(sent)))
  const stored = {
    image: () => expect.stringMatching(/^data:image\/jpeg;base64,/),
    startDate: moment,
    endDate: moment,
  }
  const params = async () => {
    const { published: _, ...draft } = body
    return { textId: (await send('', { ...draft, published: false })).json().id }
  }
  return { [`create${noun}`]: { bodies, read, stored }, [`change${noun}`]: { bodies, params, read, stored } }
}

const issue = { subject: 'Les nouvelles d’avril', preheader: 'En bref', body: '## Avril\n\nBonjour.' }
const readIssue: Writer['read'] = ({ id }) => withRow('newsletterIssues', id, {})

const writers: Readonly<Record<string, Writer>> = {
  ...writersOf('Article'),
  ...writersOf('Event'),
  ...writersOf('Video'),
  ...writersOf('Partner'),
  ...writersOf('Notice'),
  ...writersOf('WasteAction'),
  createCanteen: {
    bodies: () => canteenBodies(creation),
    read: async ({ id }) => withRow('canteens', id, await get(`canteens/${id}`)),
    stored: storedPictures,
  },
  changeCanteen: {
    bodies: () => canteenBodies({}),
    params: async () => ({ canteenId: await newCanteen() }),
    read: ({ id }) => get(`canteens/${id}`),
    stored: storedPictures,
  },
  publishCanteen: {
    bodies: () => [publishedTexts],
    params: async () => ({ canteenId: await newCanteen() }),
    read: ({ id }) => get(`canteens/${id}`),
  },
  unpublishCanteen: {
    bodies: () => [publishedTexts],
    params: async () => ({ canteenId: await newCanteen() }),
    read: ({ id }) => get(`canteens/${id}`),
  },
  addSatellite: {
    bodies: () => {
      const { productionType: _, ...values } = canteenValues()
      return [{ ...values, sirenUniteLegale: null, ...creation }]
    },
    params: async () => ({ canteenId: await newCanteen({ productionType: 'central' }) }),
    read: async ({ id }) => withRow('canteens', id, await get(`canteens/${id}`)),
    stored: storedPictures,
  },
  createDiagnostic: {
    bodies: () => diagnosticBodies(creation),
    params: async () => ({ canteenId: await newCanteen() }),
    read: async ({ id }, { canteenId }) =>
      withRow('diagnostics', id, await inList(`canteens/${canteenId}/diagnostics/`, id)),
    stored: storedSources,
  },
  updateDiagnostic: {
    bodies: () => diagnosticBodies({}),
    params: async () => {
      const canteenId = await newCanteen()
      const made = await call('POST', `canteens/${canteenId}/diagnostics/`, { year: 2022 })
      return { canteenId, diagnosticId: made.json<{ id: number }>().id }
    },
    read: ({ id }, { canteenId }) => inList(`canteens/${canteenId}/diagnostics/`, id),
    stored: storedSources,
  },
  createPurchase: {
    bodies: async () => [
      { canteen: await newCanteen(), ...purchaseValues, importSource: 'Économat 3.2', creationSource: 'APP' },
      { canteen: await newCanteen(), priceHt: 1, ...localByDistance },
    ],
    read: ({ id }) => get(`purchases/${id}`),
    stored: { invoiceFile: () => expect.stringContaining('/api/v1/') },
  },
  changePurchase: {
    bodies: async () => [{ canteen: await newCanteen(), ...purchaseValues }, localByDistance],
    params: async () => ({ purchaseId: await newPurchase() }),
    read: ({ id }) => get(`purchases/${id}`),
    stored: { invoiceFile: () => expect.stringContaining('/api/v1/') },
  },
  createCanteenPurchase: {
    bodies: () => [{ ...canteenPurchase, importSource: 'Économat 3.2', creationSource: 'APP' }],
    params: async () => ({ canteenId: await newCanteen() }),
    read: readCanteenPurchase,
  },
  changeCanteenPurchase: {
    bodies: () => [canteenPurchase],
    params: async () => {
      const canteenId = await newCanteen()
      const { id } = (await call('POST', 'purchases/', { canteen: canteenId, priceHt: 1 })).json<{ id: number }>()
      return { canteenId, purchaseId: id }
    },
    read: readCanteenPurchase,
  },
  createWasteMeasurement: {
    bodies: () => [waste],
    params: async () => ({ canteenId: await newCanteen() }),
    read: readWaste,
  },
  changeWasteMeasurement: {
    bodies: () => [waste],
    params: async () => {
      const canteenId = await newCanteen()
      const payload = { periodStartDate: '2026-02-02', periodEndDate: '2026-02-03' }
      const made = await call('POST', `canteens/${canteenId}/wasteMeasurements/`, payload)
      return { canteenId, measurementId: made.json<{ id: number }>().id }
    },
    read: readWaste,
  },
  changeWeighing: {
    bodies: () => [{ day: currentDay(), source: 'unserved', grams: 4300, edible: 'no' }],
    params: async () => {
      const canteenId = await newCanteen()
      const weighing = { uuid: crypto.randomUUID(), revision: 1, day: currentDay(), isDeleted: false }
      const weighings = [{ ...weighing, source: 'leftovers', grams: 1, edible: 'yes' }]
      const made = await call('POST', `canteens/${canteenId}/weighings/`, { weighings })
      const [{ weighing: stored }] = made.json<{ results: [{ weighing: { id: number } }] }>().results
      return { canteenId, weighingId: stored.id }
    },
    read: async (_, { weighingId }) => withRow('weighings', weighingId ?? 0, {}),
  },
  createWeighingLink: {
    bodies: () => [{ periodStartDate: currentDay(), periodEndDate: currentDay() }],
    params: async () => ({ canteenId: await newCanteen() }),
    read: async answer => (answer as unknown as { link: Values }).link,
  },
  noteWasteAction: {
    bodies: async () => [
      { canteenId: await newCanteen(), isDone: true, isFavorite: true, plannedOn: '2026-03-01', doneOn: '2026-03-09' },
    ],
    params: async () => ({ actionId: 2 }),
    read: async answer => {
      const { canteenId } = answer as unknown as { canteenId: number }
      const [note = {}] = (await get(`canteens/${canteenId}/wasteActions/`)) as unknown as Values[]
      return note
    },
  },
  sendReview: {
    bodies: () => [{ page: 'ManagementPage', rating: 4, suggestion: 'Plus vite' }],
    read: async ({ id }) => withRow('reviews', id, {}),
  },
  createNewsletterIssue: { bodies: () => [issue], read: readIssue },
  changeNewsletterIssue: {
    bodies: () => [issue],
    params: async () => {
      const made = await signedIn('POST', 'newsletterIssues/', { subject: 'Mars' }, 'staff')
      return { issueId: made.json<{ id: number }>().id }
    },
    read: readIssue,
  },
  createImportMapping: {
    bodies: async () => [{ ...mappingBody(), canteenId: await newCanteen() }],
    read: readMapping,
  },
  changeImportMapping: {
    bodies: async () => [{ ...mappingBody(), canteenId: await newCanteen() }],
    params: async () => ({
      mappingId: (await call('POST', 'importMappings/', mappingBody())).json<{ id: number }>().id,
    }),
    read: readMapping,
  },
  createToken: {
    bodies: async () => [{ name: 'CI', scopes: ['canteen:read'], canteenIds: [await newCanteen()], validityDays: 30 }],
    read: async answer => {
      const { canteens, ...token } = answer as unknown as { canteens: { id: number }[] }
      return { ...token, canteenIds: canteens.map(({ id }) => id) }
    },
    manners: ['validityDays'],
  },
  registerApplication: {
    bodies: () => [{ name: 'Menus', confidential: false, redirectUris: ['https://menus.exemple.fr/retour'] }],
    read: async answer => answer as unknown as Values,
  },
  updateApplication: {
    bodies: () => [{ name: 'Repas', redirectUris: ['https://repas.exemple.fr/retour'] }],
    params: async () => {
      const payload = { name: 'Menus', confidential: true, redirectUris: ['https://menus.exemple.fr/retour'] }
      const made = await signedIn('POST', 'oauthApplications/', payload)
      return { applicationId: made.json<{ id: number }>().id }
    },
    read: async answer => answer as unknown as Values,
  },
  updateUser: {
    bodies: () => [
      {
        ...profile,
        email: 'zoe.durand@exemple.fr',
        password,
        avatar: picture,
        job: 'OTHER',
        otherJobDescription: 'k',
        source: 'OTHER',
        otherSourceDescription: 'l',
        optOutReminderEmails: true,
        essentialRemindersOnly: true,
        wantsMonthPoint: true,
      },
    ],
    params: async () => ({ userId: manager.id }),
    read: async answer => ({ ...answer, ...(await withRow('users', manager.id, answer as unknown as Values)) }),
    stored: { email: () => expect.any(String), avatar: () => expect.stringContaining('/media/') },
    manners: ['password'],
  },
  signUp: {
    bodies: () => [
      {
        ...profile,
        email: 'lea.martin@exemple.fr',
        username: 'lea.martin',
        password1: 'un chemin de halage sous la pluie',
        password2: 'un chemin de halage sous la pluie',
        cguApproved: true,
        creationMtmSource: 'newsletter',
        creationMtmCampaign: 'rentrée',
        creationMtmMedium: 'lettre',
      },
    ],
    read: ({ id }) => withRow('users', id, {}),
    stored: { isDev: () => expect.toSatisfy(Boolean) },
    manners: ['password1', 'password2', 'cguApproved'],
  },
}

let browser: Browser | undefined
let editor: Browser | undefined
/** In a session: no token makes these calls. */
async function signedIn(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, access = 'user') {
  if (access === 'staff') {
    editor ??= (await addStaff(server)).browser
    return editor.request(method, `/api/v1/${path}`, payload === undefined ? {} : { payload })
  }
  if (!browser) {
    browser = new Browser(server.app)
    await browser.signIn(manager.username)
  }
  return browser.request(method, `/api/v1/${path}`, payload === undefined ? {} : { payload })
}

const fieldsOf = ({ operation }: DescribedOperation): string[] =>
  Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {})
const described = (name: string): DescribedOperation =>
  contract.operations.find(operation => operation.name === name) ?? expect.fail(`${name} is not in the document`)

test('every operation that takes a body is held here, or stores no entity', () => {
  const withBody = contract.operations.filter(operation => fieldsOf(operation).length > 0).map(({ name }) => name)
  expect(withBody.toSorted()).toEqual([...Object.keys(writers), ...Object.keys(storeNoEntity)].toSorted())
})

describe.each(Object.entries(writers))('%s', (name, { bodies, params, read, stored = {}, manners = [] }) => {
  test('stores each field that it takes', async () => {
    const operation = described(name)
    const sent = await bodies()
    const known = [...new Set(sent.flatMap(body => Object.keys(body)))]
    expect(known.toSorted(), 'a field without a value here').toEqual(fieldsOf(operation).toSorted())
    for (const body of sent) {
      const filled = (await params?.()) ?? {}
      const path = operation.path.replace(/\{(\w+)\}/g, (_, parameter: string) => String(filled[parameter]))
      const { method, access } = operation
      const takesToken = operation.operation.security.some(way => 'token' in way) || name === 'signUp'
      const part = path.slice('/api/v1/'.length)
      const answer = takesToken
        ? await call(method as 'POST' | 'PATCH', part, body)
        : await signedIn(method as 'POST' | 'PATCH', part, body, access)
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      const back = await read(answer.json(), filled)
      for (const [field, value] of Object.entries(body)) {
        if (!manners.includes(field)) expect(back[field], field).toEqual(stored[field]?.(value) ?? value)
      }
    }
  })
})

test('a value that could be stored nowhere is refused by name', async () => {
  const canteenId = await newCanteen()
  const refused = await call('PATCH', `canteens/${canteenId}`, { department: '999' })
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['department']])
  const made = await call('POST', 'canteens/', { ...canteenValues(), department: '999' })
  expect([made.statusCode, Object.keys(made.json())]).toEqual([400, ['department']])
})
