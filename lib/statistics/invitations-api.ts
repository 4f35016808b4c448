import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { visibleText } from '../entities/visible-text.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'

/** An invitation to manage a canteen that nobody manages: the address of its establishment, and what to tell it. */
export const Invitation = z.object({ recipientEmail: Email, body: visibleText(10_000) })
export type Invitation = z.output<typeof Invitation>

/** Days in which a canteen is not invited twice. */
export const invitationPause = 30

/**
 * Stored until a member of the team lets it leave. A canteen out of the departments of the caller, deleted or not public is
 * not found; one that has a manager, or was invited in the last 30 days, is refused.
 */
export const inviteManager = endpoint({
  method: 'POST',
  path: '/api/v1/territoryCanteens/:canteenId/invitation/',
  summary: 'Invite un établissement à gérer une cantine sans gestionnaire ; relue avant de partir',
  access: 'elected',
  limit: 'inquiry',
  idempotent: true,
  params: z.object({ canteenId: PathId }),
  body: Invitation,
  answer: Invitation,
  created: true,
})
