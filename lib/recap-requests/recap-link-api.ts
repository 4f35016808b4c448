import { z } from 'zod'
import { DryRunQuery } from '../http/dry-run.ts'
import { endpoint } from '../http/endpoint.ts'
import { ImportAnswer } from '../imports/import-answer.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { recapRequestKinds } from './new-recap-request.ts'
import { ReceivedRecap, RequestedCanteen } from './recap-request.ts'
import { recapRequestStates } from './recap-request-states.ts'

/** The secret part of a link, as its message has it. */
const Token = z.string().max(100)

/** The request header in which the token of a link goes along with a file. */
export const recapLinkHeader = 'x-recap-request'

/** Most files that one link takes: the last one counts. */
export const mostRecapFiles = 20

/** What a link opens: what is asked of its reader, and what they answered. */
export const AskedRecap = z.object({
  id: z.int(),
  kind: z.enum(recapRequestKinds),
  /** Who asks; null once the account is deleted. */
  sender: z.string().nullable(),
  provider: z.string(),
  canteens: z.array(RequestedCanteen),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  note: z.string().nullable(),
  deadline: z.iso.date().nullable(),
  creationDate: z.iso.datetime({ offset: true }),
  state: z.enum(recapRequestStates),
  /** Whether it takes a file or a no. */
  isOpen: z.boolean(),
  received: ReceivedRecap.nullable(),
})
export type AskedRecap = z.output<typeof AskedRecap>

export const openRecapLink = endpoint({
  method: 'POST',
  path: '/api/v1/recapLink/open/',
  summary: 'Donne ce qu’un lien de demande de récapitulatif demande à son destinataire',
  access: 'public',
  limit: 'recapLink',
  body: z.object({ token: Token }),
  refers: true,
  answer: AskedRecap,
})

/** The verdict on a file, and what the request holds then. */
export const RecapLinkAnswer = ImportAnswer.pick({
  errorCount: true,
  errors: true,
  warningCount: true,
  warnings: true,
  groups: true,
  encoding: true,
  digest: true,
}).extend({
  /** What the file says of each canteen; empty for a file with errors. */
  canteens: z.array(RequestedCanteen),
  /** Whether these rows are now those of the request. */
  isStored: z.boolean(),
})
export type RecapLinkAnswer = z.output<typeof RecapLinkAnswer>

/**
 * Checks a file as an import would, for the canteens and the period of the request whose token is in the header
 * `X-Recap-Request`, and stores its rows with the request. `dryRun` stores nothing.
 */
export const sendRequestedRecap = endpoint({
  method: 'POST',
  path: '/api/v1/recapLink/file/',
  summary: 'Vérifie et remet le récapitulatif demandé, par le lien d’une demande',
  access: 'public',
  limit: 'recapLink',
  upload: true,
  requestHeaders: { [recapLinkHeader]: 'Le jeton du lien de la demande, tel que son message le donne.' },
  query: DryRunQuery,
  refers: true,
  answer: RecapLinkAnswer,
})

/** Longest reason of a no, in characters. */
export const longestDeclineReason = 500

/** The managers are told. No reminder leaves any more; the reader may still send a file later. */
export const declineRecapRequest = endpoint({
  method: 'POST',
  path: '/api/v1/recapLink/decline/',
  summary: 'Décline une demande de récapitulatif, par son lien',
  access: 'public',
  limit: 'recapLink',
  body: z.object({
    token: Token,
    reason: z.string().max(longestDeclineReason).transform(textOrNull).nullable().default(null),
  }),
  refers: true,
  answer: AskedRecap,
})

/** Nobody can have the service write to this mailbox for a recap any more; its open requests are declined. */
export const stopRecapRequests = endpoint({
  method: 'POST',
  path: '/api/v1/recapLink/stop/',
  summary: 'Arrête toute demande de récapitulatif vers l’adresse qui a reçu ce lien',
  access: 'public',
  limit: 'recapLink',
  body: z.object({ token: Token }),
  refers: true,
  answer: AskedRecap,
})
