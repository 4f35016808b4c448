import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'
import { decisions } from './messages-api.ts'

/** What became of a message to a canteen. */
export const messageStatuses = ['pending', 'sent', 'blocked'] as const

/** One of `messageStatuses`. */
export type MessageStatus = (typeof messageStatuses)[number]

/** A message to the managers of a canteen, or an invitation to manage it, as the team reads it. */
export const ModeratedMessage = z.object({
  id: z.int(),
  creationDate: z.iso.datetime({ offset: true }),
  canteen: z.object({ id: z.int(), name: z.string() }),
  senderName: z.string().nullable(),
  senderEmail: z.string(),
  /** The address that is invited; null for a message to the managers. */
  recipientEmail: z.string().nullable(),
  body: z.string(),
  status: z.enum(messageStatuses),
  decisionDate: z.iso.datetime({ offset: true }).nullable(),
})
export type ModeratedMessage = z.output<typeof ModeratedMessage>

/** Those that wait come first to be read: the oldest first; the others by the latest decision. */
export const listModeratedMessages = endpoint({
  method: 'GET',
  path: '/api/v1/moderation/messages/',
  summary: 'Liste les messages aux cantines, ceux à relire et ceux déjà relus',
  access: 'staff',
  query: z.object({ ...paging(pageSizes.moderation), status: anyOf(messageStatuses) }),
  answer: pageOf(ModeratedMessage, {}),
})

/** What is decided stays: the answer says it again, whatever is asked. */
export const moderateMessage = endpoint({
  method: 'POST',
  path: '/api/v1/moderation/messages/:messageId/decision/',
  summary: 'Laisse partir, ou bloque, un message à une cantine',
  access: 'staff',
  params: z.object({ messageId: PathId }),
  body: z.object({ decision: z.enum(decisions) }),
  answer: z.object({ status: z.enum(['sent', 'blocked']) }),
})
