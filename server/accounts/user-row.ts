import type { User } from '@ma-cantine/lib/accounts/user'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { now } from '../time/date-time.ts'
import { avatarPath } from './avatars.ts'

export interface UserRow {
  readonly id: number
  readonly email: string
  readonly emailConfirmed: number | boolean
  readonly pendingEmail: string | null
  readonly pendingEmailExpiryDate: string | null
  readonly language: Locale
  readonly phoneNumber: string | null
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string | null
  readonly isStaff: number | boolean
  readonly isDev: number | boolean
  readonly isElectedOfficial: number | boolean
  readonly job: User['job']
  readonly otherJobDescription: string | null
  readonly source: User['source']
  readonly otherSourceDescription: string | null
  readonly departments: string | null
  readonly creationMtmSource: string | null
  readonly creationMtmCampaign: string | null
  readonly creationMtmMedium: string | null
  readonly mcpOrganizations: string | null
  readonly optOutReminderEmails: number | boolean
  readonly essentialRemindersOnly: number | boolean
  readonly passwordHash: string
  readonly accessVersion: number
}

/** The user of a row of `users`, as in the API. */
export function asUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: Boolean(row.emailConfirmed),
    pendingEmail: (row.pendingEmailExpiryDate ?? '') > now() ? row.pendingEmail : null,
    language: row.language,
    phoneNumber: row.phoneNumber,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    avatar: row.avatar && avatarPath(row.avatar),
    isStaff: Boolean(row.isStaff),
    isDev: Boolean(row.isDev),
    isElectedOfficial: Boolean(row.isElectedOfficial),
    job: row.job,
    otherJobDescription: row.otherJobDescription,
    source: row.source,
    otherSourceDescription: row.otherSourceDescription,
    hasMtmData: row.creationMtmSource || row.creationMtmCampaign || row.creationMtmMedium || null,
    reviews: [],
    mcpOrganizations: row.mcpOrganizations === null ? null : JSON.parse(row.mcpOrganizations),
    departments: row.departments === null ? null : (JSON.parse(row.departments) as string[]),
    optOutReminderEmails: Boolean(row.optOutReminderEmails),
    essentialRemindersOnly: Boolean(row.essentialRemindersOnly),
  }
}
