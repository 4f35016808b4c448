import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { oneText } from '../lists/query-values.ts'
import { RecapRequest } from './recap-request.ts'

/** A document that says what was asked, when, and what came or did not, as of today. */
export const downloadRecapProof = endpoint({
  method: 'GET',
  path: '/api/v1/recapRequests/:requestId/document.pdf',
  summary: 'Donne la preuve d’une demande de récapitulatif, en PDF',
  access: 'user',
  scope: 'purchase:read',
  params: z.object({ requestId: PathId }),
  download: ['application/pdf'],
})

/** What the proof of a request says of itself, for who has it in hand: nothing but what it holds. */
export const RecapProofCheck = RecapRequest.pick({
  kind: true,
  provider: true,
  canteens: true,
  firstDay: true,
  lastDay: true,
  deadline: true,
  creationDate: true,
  messageCount: true,
  state: true,
  events: true,
}).extend({
  /** Whether the file with the SHA-256 of the query is a proof that was given out; null without it. */
  isGenuineFile: z.boolean().nullable(),
})
export type RecapProofCheck = z.output<typeof RecapProofCheck>

/** Anybody with a proof can check it by its code. */
export const checkRecapProof = endpoint({
  method: 'GET',
  path: '/api/v1/recapRequestProofs/:code/',
  summary: 'Dit si la preuve d’une demande de récapitulatif est authentique, et ce qui s’est passé',
  access: 'public',
  limit: 'proofCheck',
  params: z.object({ code: z.string().max(60) }),
  query: z.object({ sha256: oneText() }),
  answer: RecapProofCheck,
})
