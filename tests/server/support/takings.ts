import { type Scope, scopes } from '@ma-cantine/lib'
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { nothingElse } from '../../support/complete-amounts.ts'
import { canteen as canteenCells, file } from '../../support/files.ts'
import { dump } from './dump.ts'
import { personalToken } from './make-token.ts'
import { campaignYear } from './open-campaign.ts'
import { sentWeighing } from './sent-weighing.ts'
import { makeSiret } from './sirets.ts'
import { teamsOf } from './teams.ts'
import type { ImportPath, Person, TestServer } from './test-server.ts'
import { mappingBody } from './valid-inputs.ts'

export type TakerName = 'stranger' | 'limited' | 'former'

/** Somebody who would like what belongs to a team, with a kitchen of their own. */
export interface Taker extends Person {
  readonly name: TakerName
  readonly kitchenId: number
  readonly kitchenSiret: string
}

export const call = (
  { app }: TestServer,
  { headers }: { readonly headers: Readonly<Record<string, string>> },
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  app.inject({ method, url: `/api/v1/${path}`, headers: { ...headers }, ...(payload ? { payload } : {}) })

let numbers = 7_700_000
export const nextSiret = () => makeSiret(++numbers)

/** What a canteen needs to be declared. */
export const complete = {
  cityInseeCode: '54318',
  economicModel: 'private',
  managementType: 'direct',
  dailyMealCount: 100,
  yearlyMealCount: 20_000,
}
export const kitchenColumns = {
  ...complete,
  productionType: 'central',
  satelliteCanteensCount: 1,
  name: 'Cuisine du Val',
}

/** Adds a complete canteen, with a SIRET of its own unless one is given. */
export async function addComplete(
  server: TestServer,
  managers: readonly Person[],
  { siret = nextSiret(), ...columns }: { readonly siret?: string; readonly [column: string]: unknown } = {},
) {
  const id = await server.addCanteen(siret, managers, { ...complete, productionType: 'site', ...columns })
  await server.app.services.database.writer('canteenSectors').insert({ canteenId: id, sectorId: 1 })
  return { id, siret }
}

const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n').toString('base64')}`
const purchases: ImportPath = '/api/v1/importPurchases/'
export const purchasesOf = (siret: string, description: string) => file('achats', [{ siret, description }])
export const canteenOf = (siret: string, cells: object = {}) => file('cantines', [{ ...canteenCells, siret, ...cells }])

/** A team with one of everything, in a campaign that is open, and those who would like it. */
export async function makeTakings(server: TestServer) {
  const [manager, colleague, former, stranger] = await Promise.all([
    server.addPerson(),
    server.addPerson(),
    server.addPerson(),
    server.addPerson(),
  ])
  const team = [manager, colleague, former] as const
  const done = async <Answer = { id: number }>(answer: Promise<LightMyRequestResponse>): Promise<Answer> => {
    const { statusCode, body } = await answer
    if (statusCode >= 300) throw new Error(body)
    return (body === '' ? undefined : JSON.parse(body)) as Answer
  }
  const by = (person: Person, method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    done(call(server, person, method, path, payload))

  const canteen = await addComplete(server, team)
  const ready = await addComplete(server, team)
  const deleted = await addComplete(server, team)
  const kitchen = await addComplete(server, team, kitchenColumns)
  const satellite = await addComplete(server, [colleague], {
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: kitchen.siret,
  })
  await by(manager, 'DELETE', `canteens/${deleted.id}`)

  const takerOf = async (name: TakerName, person: Person, allowed?: readonly Scope[]): Promise<Taker> => {
    const own = await addComplete(server, [person], kitchenColumns)
    const token = allowed && (await personalToken(server, person, allowed, { canteenIds: [own.id] }))
    return { ...person, ...(token && { headers: token.headers }), name, kitchenId: own.id, kitchenSiret: own.siret }
  }
  const takers = {
    stranger: await takerOf('stranger', stranger),
    limited: await takerOf('limited', manager, scopes),
    former: await takerOf('former', former),
  }

  const report = (canteenId: number, year = campaignYear) =>
    by(manager, 'POST', `canteens/${canteenId}/diagnostics/`, {
      year,
      ...nothingElse,
      valueTotalHt: 1000,
      valueBioHt: 200,
    })
  const { id: reportId } = await report(canteen.id)
  const { id: readyReportId } = await report(ready.id)
  await by(manager, 'POST', 'teledeclaration/', { diagnosticId: reportId, honourStatement: true })
  const [declaration] = await server.rows<{ id: number; proofCode: string }>('teledeclarations')

  const purchase = await done<{ id: number; invoiceFile: string }>(
    call(server, manager, 'POST', 'purchases/', { canteen: canteen.id, priceHt: 12, invoiceFile: pdf }),
  )
  const image = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#7a9' } })
    .png()
    .toBuffer()
  const images = [{ image: `data:image/png;base64,${image.toString('base64')}` }]
  const pictured = await done<{ images: { id: number; image: string }[] }>(
    call(server, manager, 'PATCH', `canteens/${canteen.id}`, { images }),
  )
  const measurement = await by(manager, 'POST', `canteens/${canteen.id}/wasteMeasurements/`, {
    periodStartDate: '2026-03-09',
    periodEndDate: '2026-03-13',
    mealCount: 500,
    totalMass: 42.5,
  })
  const today = parisDay(new Date())
  const week = { periodStartDate: today, periodEndDate: today }
  const linkBy = (person: Person) =>
    done<{ link: { id: number }; code: string }>(
      call(server, person, 'POST', `canteens/${canteen.id}/weighingLinks/`, week),
    )
  const [link, ended, formerLink] = [await linkBy(manager), await linkBy(manager), await linkBy(former)]
  await by(manager, 'DELETE', `canteens/${canteen.id}/weighingLinks/${ended.link.id}`)
  const sent = sentWeighing()
  await by(manager, 'POST', `canteens/${canteen.id}/weighings/`, { weighings: [sent] })
  const [stored] = await server.rows<{ id: number }>('weighings')

  /** What both a manager and the former one did while they were on the team. */
  const workOf = async (person: Person) => {
    const content = purchasesOf(canteen.siret, `Achat de ${person.username}`)
    const keyed = { 'idempotency-key': `cle-${person.username}` }
    const imported = await done<{ importId: number }>(server.upload(purchases, person, content, { headers: keyed }))
    const planned = purchasesOf(canteen.siret, `Plan de ${person.username}`)
    const { plan } = await done<{ plan: { id: string } }>(server.upload(`${purchases}?dryRun=true`, person, planned))
    const body = mappingBody()
    const mapping = await by(person, 'POST', 'importMappings/', { ...body, canteenId: canteen.id })
    return { content, keyed, importId: imported.importId, planned, planId: plan.id, mappingId: mapping.id, body }
  }
  const work = { manager: await workOf(manager), former: await workOf(former) }

  await by(manager, 'POST', 'addManager/', { canteenId: canteen.id, email: 'invitee@exemple.fr' })
  const teams = teamsOf(server)
  await teams.remove(manager, canteen.id, former.email)
  for (const { id } of [ready, kitchen]) await teams.remove(manager, id, former.email)
  const { writer } = server.app.services.database
  await writer('canteenManagers').where({ canteenId: deleted.id, userId: former.id }).delete()
  await teams.ask(stranger, canteen.id)
  await by(stranger, 'POST', `canteens/${takers.stranger.kitchenId}/satellites/`, { siret: canteen.siret })
  const [joinRequest] = await server.rows<{ id: number }>('joinRequests')
  const [deliveryRequest] = await server.rows<{ id: number }>('deliveryRequests')
  const lastImport = work.former.importId

  /** All that is stored and was told, but for the journal of what the takers try. */
  const everything = async () => ({
    data: await dump(server),
    imports: (await server.rows<{ id: number }>('imports')).filter(({ id }) => id <= lastImport),
    plans: (await server.rows<{ userId: number }>('importPlans')).filter(({ userId }) => userId === manager.id),
    history: await server.count('history'),
    messages: await server.count('outgoingEmails'),
  })
  return {
    manager,
    colleague,
    former,
    takers,
    canteen,
    ready: { ...ready, reportId: readyReportId },
    deleted,
    kitchen,
    satellite,
    reportId,
    declaration: declaration ?? { id: 0, proofCode: '' },
    purchaseId: purchase.id,
    /** The address of its invoice, after `/api/v1/`. */
    invoice: purchase.invoiceFile.split('/api/v1/')[1] ?? '',
    picture: pictured.images[0] ?? { id: 0, image: '' },
    measurementId: measurement.id,
    link,
    ended,
    /** Made by the former manager, who knows its code. */
    formerLink,
    weighingId: stored?.id ?? 0,
    work,
    joinRequestId: joinRequest?.id ?? 0,
    deliveryRequestId: deliveryRequest?.id ?? 0,
    everything,
  }
}

export type Takings = Awaited<ReturnType<typeof makeTakings>>
