import {
  getAccount,
  listAccounts,
  setBlocked,
  setElectedOfficial,
  setStaff,
} from '@ma-cantine/lib/administration/accounts-api'
import {
  getAdministeredCanteen,
  listAdministeredCanteens,
  placeManager,
  setLateOpening,
} from '@ma-cantine/lib/administration/administered-canteens-api'
import { listAdministeredCampaigns, setCampaign, withdrawCampaign } from '@ma-cantine/lib/administration/campaigns-api'
import { listIncidents, retryJob } from '@ma-cantine/lib/administration/incidents-api'
import {
  answerLateRequest,
  listAllLateRequests,
  listLateRequests,
  requestLateOpening,
  withdrawLateRequest,
} from '@ma-cantine/lib/administration/late-requests-api'
import { listStaffActs } from '@ma-cantine/lib/administration/staff-acts-api'
import { currentDay } from '@ma-cantine/lib/messages/today'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../http/caller.ts'
import { localeOf } from '../http/language.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { findAccounts, loadAccount } from './accounts.ts'
import { answerRequestOf } from './answer-late-request.ts'
import { askLateOpening, type RequestEdition, withdrawLateAsk } from './ask-late-opening.ts'
import { changeCampaign, loadAdministeredCampaigns, withdrawAnnouncedCampaign } from './campaigns.ts'
import { findAdministeredCanteens, loadAdministeredCanteen } from './canteens.ts'
import { changeBlock, changeElectedOfficial, changeStaff, type StaffEdition } from './change-account.ts'
import { loadIncidents, makeJobDue } from './incidents.ts'
import { changeLateOpening, latestEndDay } from './late-openings.ts'
import { findLateRequests, loadAdministeredRequest, loadLateRequests } from './late-requests.ts'
import { findActs } from './list-acts.ts'
import { putManager } from './place-manager.ts'

export function administrationRoutes(app: FastifyInstance, { database, settings, mail }: Services): void {
  /** Does an act in one transaction; the messages leave once it is committed. */
  async function act(caller: Caller, work: (edition: StaffEdition) => Promise<void>): Promise<void> {
    await database.transaction(transaction => work({ transaction, settings, caller }))
    mail.drain()
  }

  route(app, listAccounts, async ({ query, request }) => {
    const page = await findAccounts(database.reader, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, getAccount, ({ params }) => loadAccount(database.reader, params.accountId))

  route(app, setElectedOfficial, async ({ caller, params, body }) => {
    await act(caller, edition => changeElectedOfficial(edition, params.accountId, body))
    return loadAccount(database.reader, params.accountId)
  })

  route(app, setStaff, async ({ caller, params, body }) => {
    await act(caller, edition => changeStaff(edition, params.accountId, body))
    return loadAccount(database.reader, params.accountId)
  })

  route(app, setBlocked, async ({ caller, params, body }) => {
    await act(caller, edition => changeBlock(edition, params.accountId, body))
    return loadAccount(database.reader, params.accountId)
  })

  route(app, listAdministeredCanteens, async ({ query, request }) => {
    const page = await findAdministeredCanteens(database.reader, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  const canteenAnswer = (id: number) => loadAdministeredCanteen(database.reader, id, settings)

  route(app, getAdministeredCanteen, ({ params }) => canteenAnswer(params.canteenId))

  route(app, placeManager, async ({ caller, params, body }) => {
    await act(caller, edition => putManager(edition, params.canteenId, body))
    return canteenAnswer(params.canteenId)
  })

  route(app, setLateOpening, async ({ caller, params, body }) => {
    await act(caller, edition => changeLateOpening(edition, params.canteenId, body))
    return canteenAnswer(params.canteenId)
  })

  route(app, listAllLateRequests, async ({ query, request }) => {
    const page = await findLateRequests(database.reader, query)
    return { ...page, latestEndDate: latestEndDay(currentDay()), ...pageLinks(request, query, page.count) }
  })

  route(app, answerLateRequest, async ({ caller, params, body }) => {
    await act(caller, edition => answerRequestOf(edition, params.requestId, body))
    return loadAdministeredRequest(database.reader, params.requestId)
  })

  /** Does what a manager asks in one transaction; the messages leave once it is committed. */
  async function ask<Result>(
    { caller, canteenId }: Pick<RequestEdition, 'caller' | 'canteenId'>,
    work: (edition: RequestEdition) => Promise<Result>,
  ): Promise<Result> {
    const result = await database.transaction(transaction => work({ transaction, settings, caller, canteenId }))
    mail.drain()
    return result
  }

  route(app, listLateRequests, ({ params }) => loadLateRequests(database.reader, params.canteenId))

  route(app, requestLateOpening, ({ caller, params: { canteenId }, body }) =>
    ask({ caller, canteenId }, edition => askLateOpening(edition, body)),
  )

  route(app, withdrawLateRequest, ({ caller, params: { canteenId, requestId } }) =>
    ask({ caller, canteenId }, edition => withdrawLateAsk(edition, requestId)),
  )

  const campaignsAnswer = () => loadAdministeredCampaigns(database.reader, settings)

  route(app, listAdministeredCampaigns, campaignsAnswer)

  route(app, setCampaign, async ({ caller, params, body }) => {
    await act(caller, edition => changeCampaign(edition, params.year, body))
    return campaignsAnswer()
  })

  route(app, withdrawCampaign, async ({ caller, params, body }) => {
    await act(caller, edition => withdrawAnnouncedCampaign(edition, params.year, body))
    return campaignsAnswer()
  })

  route(app, listStaffActs, async ({ query, request }) => {
    const page = await findActs(database.reader, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, listIncidents, ({ request }) => loadIncidents(database.reader, localeOf(request)))

  route(app, retryJob, async ({ params, request }) => {
    await database.transaction(transaction => makeJobDue(transaction, params.jobId))
    return loadIncidents(database.reader, localeOf(request))
  })
}
