import type { User } from '@ma-cantine/lib/accounts/user'
import { type UserFields, userFields } from '@ma-cantine/lib/accounts/user-fields'
import { pick } from '@ma-cantine/lib/entities/pick'
import { entityTable, type RowOf } from '../database/entity-table.ts'
import { answerColumns, answerOf } from '../http/entity-answer.ts'
import { now } from '../time/date-time.ts'
import { avatarPath } from './avatars.ts'

export const userRows = entityTable('users', userFields)

export type UserRow = RowOf<UserFields>

const shownColumns = answerColumns(userRows)

/** The user of a row of `users`, as in the API. */
export const asUser = (row: UserRow): User =>
  answerOf(userRows, pick(row, shownColumns), {
    pendingEmail: (row.pendingEmailExpiryDate ?? '') > now() ? row.pendingEmail : null,
    avatar: row.avatar && avatarPath(row.avatar),
    hasMtmData: row.creationMtmSource || row.creationMtmCampaign || row.creationMtmMedium || null,
    // `withReviews()` adds them where an answer shows the user.
    reviews: [],
    mcpOrganizations: row.mcpOrganizations === null ? null : JSON.parse(row.mcpOrganizations as string),
  })
