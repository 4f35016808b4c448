import { type Canteen, scopes } from '@ma-cantine/lib'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nothingElse } from '../../support/complete-amounts.ts'
import { messagesTo } from '../support/mailbox.ts'
import { personalToken } from '../support/make-token.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { addComplete, call, canteenOf, kitchenColumns, nextSiret, type TakerName } from '../support/takings.ts'
import { teamsOf } from '../support/teams.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(openCampaign)
})
afterAll(() => server.close())

let manager: Person
let colleague: Person
let canteen: { id: number; siret: string }
/** The SIRET by which the canteen comes to name its kitchen, which is not registered. */
let named: string
let people: Readonly<Record<TakerName, Person>>
beforeEach(async () => {
  const [stranger, former] = [await server.addPerson(), await server.addPerson()]
  manager = await server.addPerson()
  colleague = await server.addPerson()
  canteen = await addComplete(server, [manager, colleague, former], { name: 'Cantine du Lac' })
  named = nextSiret()
  await teamsOf(server).remove(manager, canteen.id, former.email)
  people = { stranger, former, limited: manager }
})

const row = () => server.app.services.database.reader('canteens').where({ id: canteen.id }).first()
const subjects = async ({ email }: Person) => (await messagesTo(server, email)).map(({ subject }) => subject)
const done = async (answer: ReturnType<typeof call>, status = 200) => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(status)
}
const asked = 'Un livreur de repas demande à être celui de votre cantine'
const name = () =>
  done(
    call(server, manager, 'PATCH', `canteens/${canteen.id}`, {
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: named,
    }),
  )

/** A taker with one canteen, the only one that their token covers if it is limited. */
interface Holder {
  readonly person: Person
  readonly own: { readonly id: number; readonly siret: string }
}
async function holderOf(taker: TakerName, columns: Record<string, unknown>): Promise<Holder> {
  const person = people[taker]
  const own = await addComplete(server, [person], columns)
  const { headers } =
    taker === 'limited' ? await personalToken(server, person, scopes, { canteenIds: [own.id] }) : person
  return { person: { ...person, headers }, own }
}

interface Way {
  readonly what: string
  /** What the taker has before the canteen names its kitchen. */
  readonly own: () => Record<string, unknown>
  readonly before?: (holder: Holder) => Promise<unknown>
  /** The canteen names no kitchen. */
  readonly isSite?: true
  readonly act: (holder: Holder) => Promise<unknown>
  /** A token limited to a canteen cannot do so. */
  readonly notLimited?: true
}

const kitchenOf = () => ({ ...kitchenColumns, siret: named })
const siteOf = () => ({ siret: named, satelliteCanteensCount: 1 })
const createKitchen = ({ person }: Holder) =>
  done(call(server, person, 'POST', 'canteens/', { ...kitchenColumns, siret: named, sectors: [1] }), 201)
let importId: number | null

const ways: readonly Way[] = [
  {
    what: 'asks to deliver to it',
    own: () => kitchenColumns,
    isSite: true,
    act: ({ person, own }) =>
      done(call(server, person, 'POST', `canteens/${own.id}/satellites/`, { siret: canteen.siret })),
  },
  { what: 'creates the kitchen that it names', own: () => ({}), act: createKitchen, notLimited: true },
  {
    what: 'gives their kitchen the SIRET that it names',
    own: () => kitchenColumns,
    act: ({ person, own }) => done(call(server, person, 'PATCH', `canteens/${own.id}`, { siret: named })),
  },
  {
    what: 'makes a kitchen of a canteen with the SIRET that it names',
    own: siteOf,
    act: ({ person, own }) => done(call(server, person, 'PATCH', `canteens/${own.id}`, { productionType: 'central' })),
  },
  {
    what: 'makes a kitchen of such a canteen by a file',
    own: siteOf,
    act: async ({ person }) => {
      const { errors } = await server.importCanteens(person, canteenOf(named, { type_production: 'central' }))
      expect(errors).toEqual([])
    },
  },
  {
    what: 'makes a kitchen of such a canteen by undoing a file',
    own: kitchenOf,
    before: async ({ person }) => {
      const { errors, importId: id } = await server.importCanteens(person, canteenOf(named, {}))
      expect(errors).toEqual([])
      importId = id
    },
    act: ({ person }) => done(call(server, person, 'POST', `imports/${importId}/undo/`)),
  },
  {
    what: 'restores the kitchen with the SIRET that it names',
    own: kitchenOf,
    before: ({ person, own }) => done(call(server, person, 'DELETE', `canteens/${own.id}`), 204),
    act: ({ person, own }) => done(call(server, person, 'POST', `deletedCanteens/${own.id}/restore/`)),
  },
  {
    what: 'claims the kitchen that it names',
    own: kitchenOf,
    before: async ({ own }) => {
      await server.app.services.database.writer('canteenManagers').where({ canteenId: own.id }).delete()
    },
    act: ({ person, own }) => done(call(server, person, 'POST', `canteens/${own.id}/claim/`, {})),
    notLimited: true,
  },
]

const whoIs: Readonly<Record<TakerName, string>> = {
  stranger: 'another account',
  limited: 'a token of a manager that is limited to another canteen',
  former: 'a former manager',
}

const declareBy = async (person: Person, canteenId: number, values: object = {}) => {
  const body = {
    year: campaignYear,
    diagnosticType: 'SIMPLE',
    ...nothingElse,
    valueTotalHt: 1000,
    valueBioHt: 200,
    ...values,
  }
  const made = await call(server, person, 'POST', `canteens/${canteenId}/diagnostics/`, body)
  const payload = { diagnosticId: made.json<{ id: number }>().id, honourStatement: true }
  return call(server, person, 'POST', 'teledeclaration/', payload)
}
const centralKitchen = async () =>
  (await call(server, manager, 'GET', `canteens/${canteen.id}`)).json<Canteen>().centralKitchen
const answer = async (word: 'accept' | 'decline') => {
  const path = `canteens/${canteen.id}/deliveryRequests/`
  const [request] = (await call(server, colleague, 'GET', path)).json<{ id: number }[]>()
  return call(server, colleague, 'POST', `${path}${request?.id}/${word}/`, {})
}

describe.each(ways)('a canteen stays its own when somebody $what', way => {
  const takers = (['stranger', 'limited', 'former'] as const).filter(taker => !(way.notLimited && taker === 'limited'))
  test.each(takers.map(taker => [whoIs[taker], taker] as const))('%s: its team is asked', async (_, taker) => {
    const holder = await holderOf(taker, way.own())
    await way.before?.(holder)
    if (!way.isSite) await name()
    const declared = taker === 'former'
    if (declared) await done(declareBy(manager, canteen.id), 201)
    const before = await row()
    await way.act(holder)
    expect(await row()).toEqual({ ...before, awaitsConsent: way.isSite ? null : expect.anything() })
    expect(await centralKitchen()).toBeNull()
    // Who holds the limited token is on the team: the others are told.
    expect((await subjects(colleague)).filter(subject => subject === asked)).toHaveLength(1)
    if (taker !== 'limited') expect((await subjects(manager)).filter(subject => subject === asked)).toHaveLength(1)
    if (!declared) return
    const refused = await answer('accept')
    expect([refused.statusCode, refused.json()]).toEqual([403, { detail: satelliteRefusals('declared').in('fr') }])
    expect(await row()).toMatchObject({ centralProducerSiret: before.centralProducerSiret })
  })
})

test('a canteen that its team restores waits for consent to the kitchen that took the SIRET meanwhile', async () => {
  await name()
  await done(call(server, manager, 'DELETE', `canteens/${canteen.id}`), 204)
  await createKitchen(await holderOf('stranger', {}))
  expect((await subjects(colleague)).includes(asked)).toBe(false)
  await done(call(server, manager, 'POST', `deletedCanteens/${canteen.id}/restore/`))
  expect(await centralKitchen()).toBeNull()
  expect((await answer('accept')).statusCode).toBe(200)
  expect(await centralKitchen()).toMatchObject({ siret: named })
})

test('a kitchen that its own team deletes by mistake has its satellites again once it is restored', async () => {
  const { person, own } = await holderOf('stranger', kitchenOf())
  await name()
  await done(call(server, person, 'DELETE', `canteens/${own.id}`), 204)
  await done(call(server, person, 'POST', `deletedCanteens/${own.id}/restore/`))
  expect(await centralKitchen()).toMatchObject({ id: own.id })
  expect(await subjects(colleague)).toEqual([])
})

test('the declaration of a kitchen that the canteen has not accepted covers nothing of it', async () => {
  const { person, own } = await holderOf('stranger', kitchenOf())
  await done(call(server, person, 'DELETE', `canteens/${own.id}`), 204)
  await name()
  await done(call(server, person, 'POST', `deletedCanteens/${own.id}/restore/`))
  await done(declareBy(person, own.id, { centralKitchenDiagnosticMode: 'ALL' }), 201)
  const [frozen] = await server.app.services.database.reader('teledeclarations').where({ canteenId: own.id })
  expect(JSON.parse(frozen.declaredData).satellites ?? []).toEqual([])
  await done(declareBy(manager, canteen.id), 201)
})

describe('a team that others have kept busy with messages today', () => {
  let usual: TestServer
  beforeAll(async () => {
    usual = server
    server = await startTestServer({ ...openCampaign, RATE_LIMITS: 'joinRequestsByRecipient=1/86400' })
  })
  afterAll(async () => {
    await server.close()
    server = usual
  })
  beforeEach(async () => {
    const teams = teamsOf(server)
    expect((await teams.ask(await server.addPerson(), canteen.id)).statusCode).toBe(200)
  })

  const acts: readonly (readonly [string, TakerName, (kitchenSiret: string) => object, (id: number) => string])[] = [
    ['ask to deliver to it', 'stranger', () => ({}), id => `canteens/${id}/satellites/`],
    ['ask to deliver to it, by a former manager', 'former', () => ({}), id => `canteens/${id}/satellites/`],
    ['ask to deliver to it, by a limited token', 'limited', () => ({}), id => `canteens/${id}/satellites/`],
    [
      'take it off those that it delivers to',
      'stranger',
      centralProducerSiret => ({ productionType: 'site_cooked_elsewhere', centralProducerSiret }),
      id => `canteens/${id}/satellites/${canteen.id}/unlink/`,
    ],
  ]
  test.each(acts)('is not surprised: a kitchen cannot %s (429)', async (_, taker, columnsOf, pathOf) => {
    const { person, own } = await holderOf(taker, kitchenColumns)
    const { writer } = server.app.services.database
    await writer('canteens')
      .where({ id: canteen.id })
      .update({ siret: canteen.siret, ...columnsOf(own.siret) })
    const read = async () => [await row(), await server.rows('deliveryRequests'), await server.count('outgoingEmails')]
    const before = await read()
    const refused = await call(server, person, 'POST', pathOf(own.id), { siret: canteen.siret })
    expect(refused.statusCode).toBe(429)
    // A day after the message that filled the window, a little before.
    expect(refused.headers['retry-after']).toMatch(/^86(400|3\d\d)$/)
    expect(await read()).toEqual(before)
  })

  test.each(ways.filter(({ isSite }) => !isSite))(
    'keeps its canteen without a message when somebody $what',
    async way => {
      const holder = await holderOf('stranger', way.own())
      await way.before?.(holder)
      await name()
      const before = await row()
      await way.act(holder)
      expect(await row()).toEqual({ ...before, awaitsConsent: expect.anything() })
      expect(await centralKitchen()).toBeNull()
      expect((await subjects(colleague)).includes(asked)).toBe(false)
      expect((await answer('decline')).statusCode).toBe(200)
    },
  )
})
