import { z } from 'zod'
import { DryRunQuery } from '../http/dry-run.ts'
import { endpoint } from '../http/endpoint.ts'
import { AskedRecap, RecapLinkAnswer, recapLinkHeader } from './recap-link-api.ts'
import { RequestedCanteen } from './recap-request.ts'

const Token = z.string().max(100)

/**
 * Sends a message to the mailbox that got a link, with another link that opens all of its open requests: who was only
 * forwarded the first one sees no other request.
 */
export const askRecapMailbox = endpoint({
  method: 'POST',
  path: '/api/v1/recapLink/mailbox/ask/',
  summary: 'Envoie à l’adresse d’une demande de récapitulatif un lien qui ouvre toutes ses demandes',
  access: 'public',
  limit: 'recapLink',
  body: z.object({ token: Token }),
  refers: true,
  answer: z.object({}),
})

/** The requests to one mailbox, of all who ask, that take a file or a no; the latest first. */
export const openRecapMailbox = endpoint({
  method: 'POST',
  path: '/api/v1/recapLink/mailbox/open/',
  summary: 'Donne toutes les demandes de récapitulatif ouvertes d’une adresse, par le lien qu’elle a reçu',
  access: 'public',
  limit: 'recapLink',
  body: z.object({ token: Token }),
  refers: true,
  answer: z.object({ requests: z.array(AskedRecap) }),
})

/** What a file says of each of the requests that it answers. */
export const AnsweredRequest = z.object({ id: z.int(), canteens: z.array(RequestedCanteen) })
export type AnsweredRequest = z.output<typeof AnsweredRequest>

/**
 * Checks a file for all the open requests of a mailbox, and gives each request the rows of its canteens and period. A
 * request without rows stays as it is. `dryRun` stores nothing.
 */
export const sendMailboxRecap = endpoint({
  method: 'POST',
  path: '/api/v1/recapLink/mailbox/file/',
  summary: 'Vérifie un récapitulatif et le remet à toutes les demandes ouvertes d’une adresse',
  access: 'public',
  limit: 'recapLink',
  upload: true,
  requestHeaders: { [recapLinkHeader]: 'Le jeton du lien qui ouvre toutes les demandes de l’adresse.' },
  query: DryRunQuery,
  refers: true,
  answer: RecapLinkAnswer.omit({ canteens: true }).extend({
    /** Those that the file answers; empty for a file with errors. */
    requests: z.array(AnsweredRequest),
  }),
})
