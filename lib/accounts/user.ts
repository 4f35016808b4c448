import { z } from 'zod'
import { JsonValue } from '../http/json-value.ts'
import { locales } from '../messages/locale.ts'

export const jobs = [
  'ESTABLISHMENT_MANAGER',
  'CATERING_PURCHASES_MANAGER',
  'DIRECT_PURCHASES_MANAGER',
  'CENTRAL_MANAGER',
  'MANY_ESTABLISHMENTS_MANAGER',
  'TECHNICAL',
  'OTHER',
] as const

export const userSources = ['WEBINAIRE', 'WEB_SEARCH', 'INSTITUTION', 'WORD_OF_MOUTH', 'SOCIAL_MEDIA', 'OTHER'] as const

/** The signed-in user, as the API shows them their own account. */
export const User = z.object({
  id: z.int(),
  email: z.string(),
  /** Whether the user followed the link sent to the address. The public service does not have this property. */
  emailConfirmed: z.boolean().optional(),
  /** The address that replaces `email` once confirmed. The public service changes it at once. */
  pendingEmail: z.string().nullable().optional(),
  /** The language of our messages to them: that in which they last signed in. Not in the public service. */
  language: z.enum(locales).optional(),
  phoneNumber: z.string().nullable(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The address of the image, relative to the server's. */
  avatar: z.string().nullable(),
  isStaff: z.boolean(),
  isDev: z.boolean(),
  isElectedOfficial: z.boolean(),
  job: z.enum(jobs).nullable(),
  otherJobDescription: z.string().nullable(),
  source: z.enum(userSources).nullable(),
  otherSourceDescription: z.string().nullable(),
  /** The tracking parameters of the link that brought the user: a text, in spite of its name. */
  hasMtmData: z.string().nullable(),
  /** Their reviews of the service. */
  reviews: z.array(z.object({ hasCanteen: z.boolean(), hasDiagnostic: z.boolean() })),
  /** Organisations that an identity provider gave. */
  mcpOrganizations: JsonValue.nullable(),
  departments: z.array(z.string()).nullable(),
  /** No reminder leaves, whatever the next one says. */
  optOutReminderEmails: z.boolean().optional(),
  /** Only the reminder of the last days of a campaign leaves. Not in the public service. */
  essentialRemindersOnly: z.boolean().optional(),
})
export type User = z.output<typeof User>
