import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fileTypes } from '../http/file-endpoints.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyId, anyOf } from '../lists/query-values.ts'
import { NewRecapRequest } from './new-recap-request.ts'
import { RecapRequest } from './recap-request.ts'
import { recapRequestStates } from './recap-request-states.ts'

/** Days between two messages of one request, whoever sends them. */
export const reminderPause = 7

const path = '/api/v1/recapRequests/'
const params = z.object({ requestId: PathId })
const reading = { access: 'user', scope: 'purchase:read' } as const
const writing = { access: 'user', scope: 'purchase:write' } as const

/** A page of requests, in which states, of which canteens; all of them by default. */
export const RecapRequestSelection = z.object({
  ...paging(pageSizes.recapRequests),
  state: anyOf(recapRequestStates),
  canteen: anyId(),
})
export type RecapRequestSelection = z.output<typeof RecapRequestSelection>

/** The requests all of whose canteens the caller manages, the latest first. */
export const listRecapRequests = endpoint({
  ...reading,
  method: 'GET',
  path,
  summary: 'Liste les récapitulatifs demandés à des fournisseurs ou à des prestataires',
  query: RecapRequestSelection,
  answer: pageOf(RecapRequest, {
    /** How many of all these requests are in each state, whatever the states asked for. */
    stateCounts: z.record(z.enum(recapRequestStates), z.int()),
  }),
})

/** A request and the message that it sends, in plain text; dots stand for the secret part of its link. */
export const SentRecapRequest = z.object({
  request: RecapRequest,
  message: z.object({ subject: z.string(), text: z.string() }),
})
export type SentRecapRequest = z.output<typeof SentRecapRequest>

/** The address gets a message with a link by which it answers without an account. */
export const sendRecapRequest = endpoint({
  ...writing,
  method: 'POST',
  path,
  summary: 'Demande par e-mail son récapitulatif à un fournisseur ou à un prestataire',
  body: NewRecapRequest,
  refers: true,
  idempotent: true,
  dryRun: true,
  answer: SentRecapRequest,
  created: true,
})

export const getRecapRequest = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}:requestId/`,
  summary: 'Donne une demande de récapitulatif et ce qui est venu en réponse',
  params,
  answer: RecapRequest,
})

/** Refused (409) before a week has passed since the last message, and once the request awaits no answer. */
export const remindRecapRequest = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}:requestId/remind/`,
  summary: 'Relance un fournisseur ou un prestataire qui n’a pas répondu',
  params,
  dryRun: true,
  answer: SentRecapRequest,
})

/** Its link takes nothing more. A request that is closed or stored gets 409. */
export const closeRecapRequest = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}:requestId/close/`,
  summary: 'Ferme une demande de récapitulatif : son lien ne prend plus rien',
  params,
  dryRun: true,
  answer: RecapRequest,
})

/** The rows that came, as a file to import with `importSupplierRecap`: once they are stored, the request says so. */
export const downloadRequestedRecap = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}:requestId/recap.csv`,
  summary: 'Télécharge le récapitulatif reçu en réponse à une demande',
  params,
  download: [fileTypes.csv],
})
