import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'
import { Reason } from './staff-act.ts'

/** How a request ends: the team opens the year or refuses it, or the managers no longer need it. */
export const lateAnswers = ['opened', 'refused', 'withdrawn'] as const
/** One of the three ends of a request. */
export type LateAnswer = (typeof lateAnswers)[number]

/** What the managers of a canteen ask of the team: to declare or correct a year outside of its campaign. */
export const LateRequest = z.object({
  id: z.int(),
  /** Civil year of the purchases. */
  year: z.int(),
  date: z.iso.datetime({ offset: true }),
  /** Null once the account is deleted. */
  requester: z.string().nullable(),
  reason: z.string(),
  /** Null while it awaits an answer, as the three that follow. */
  answer: z.enum(lateAnswers).nullable(),
  answerDate: z.iso.datetime({ offset: true }).nullable(),
  /** What the team gave as its reason; null for a withdrawn request as well. */
  answerReason: z.string().nullable(),
  /** The last day on which the canteen may declare; null unless the year was opened. */
  endDate: z.iso.date().nullable(),
})
export type LateRequest = z.output<typeof LateRequest>

/** A request to send: the year that it is about, and why, in 10 to 500 characters. */
export const NewLateRequest = z.object({ year: z.int().min(2000).max(2100), reason: Reason })
export type NewLateRequest = z.output<typeof NewLateRequest>

const ofCanteen = '/api/v1/canteens/:canteenId/lateRequests/'

/** All requests of the canteen, the latest first. */
export const listLateRequests = endpoint({
  method: 'GET',
  path: ofCanteen,
  summary: 'Liste les demandes de télédéclaration hors campagne d’une cantine que l’on gère',
  access: 'manager',
  scope: 'diagnostic:read',
  params: CanteenParams,
  answer: z.array(LateRequest),
})

/** For a year whose campaign is over and that is not open for the canteen; one request of a year at a time. */
export const requestLateOpening = endpoint({
  method: 'POST',
  path: ofCanteen,
  summary: 'Demande à l’équipe de ma cantine d’ouvrir une année hors campagne, pour télédéclarer ou corriger',
  access: 'manager',
  scope: 'diagnostic:write',
  params: CanteenParams,
  body: NewLateRequest,
  answer: LateRequest,
  created: true,
})

/** A request that has its answer gets 404. */
export const withdrawLateRequest = endpoint({
  method: 'POST',
  path: `${ofCanteen}:requestId/withdraw/`,
  summary: 'Retire une demande de télédéclaration hors campagne qui attend sa réponse',
  access: 'manager',
  scope: 'diagnostic:write',
  params: z.object({ canteenId: PathId, requestId: PathId }),
  answer: LateRequest,
})

/** Whether requests still await an answer, or have one. */
export const lateRequestStates = ['waiting', 'answered'] as const
/** One of the two states by which the team chooses which requests it sees. */
export type LateRequestState = (typeof lateRequestStates)[number]

/** A request as the team sees it, with its canteen. */
export const AdministeredLateRequest = LateRequest.extend({
  canteen: z.object({ id: z.int(), name: z.string(), siret: z.string().nullable() }),
  /** Whether a declaration of the year is in force: it is then to be corrected. */
  isDeclared: z.boolean(),
})
export type AdministeredLateRequest = z.output<typeof AdministeredLateRequest>

/** A page of the requests, and in which state they are; all of them by default. */
export const LateRequestSelection = z.object({ ...paging(pageSizes.lateRequests), state: anyOf(lateRequestStates) })
export type LateRequestSelection = z.output<typeof LateRequestSelection>

/** Those that await an answer first, the oldest of them at the top; then the others, the latest first. */
export const listAllLateRequests = endpoint({
  method: 'GET',
  path: '/api/v1/administration/lateRequests/',
  summary: 'Liste les demandes de télédéclaration hors campagne de toutes les cantines',
  access: 'staff',
  query: LateRequestSelection,
  answer: pageOf(AdministeredLateRequest, {
    waitingCount: z.int(),
    /** The last day that an opening may have. */
    latestEndDate: z.iso.date(),
  }),
})

/** What the team answers, and why, in 10 to 500 characters. */
export const LateRequestAnswer = z.object({
  /** The last day on which the canteen may declare; null to refuse. */
  to: z.iso.date().nullable(),
  reason: Reason,
})
export type LateRequestAnswer = z.output<typeof LateRequestAnswer>

/** All managers of the canteen are told, with the reason. A request that has its answer gets 404. */
export const answerLateRequest = endpoint({
  method: 'POST',
  path: '/api/v1/administration/lateRequests/:requestId/answer/',
  summary: 'Ouvre une année à la cantine qui le demande, ou le refuse',
  access: 'staff',
  params: z.object({ requestId: PathId }),
  body: LateRequestAnswer,
  answer: AdministeredLateRequest,
})
