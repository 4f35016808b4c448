import { z } from 'zod'
import { JsonValue } from '../http/json-value.ts'

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

/** The signed-in user, as the API shows them to themself. */
export const User = z.object({
  id: z.int(),
  email: z.string(),
  /** Whether a link sent to the address was followed; the public service does not tell it. */
  emailConfirmed: z.boolean().optional(),
  /** The address that replaces it once it is confirmed; the public service changes it at once. */
  pendingEmail: z.string().nullable().optional(),
  phoneNumber: z.string().nullable(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Where the image is, seen from the server's address. */
  avatar: z.string().nullable(),
  isStaff: z.boolean(),
  isDev: z.boolean(),
  isElectedOfficial: z.boolean(),
  job: z.enum(jobs).nullable(),
  otherJobDescription: z.string().nullable(),
  source: z.enum(userSources).nullable(),
  otherSourceDescription: z.string().nullable(),
  /** Where the account comes from, as campaigns of messages say it: a text, whatever its name lets think. */
  hasMtmData: z.string().nullable(),
  /** The opinions they gave of the service. */
  reviews: z.array(z.object({ hasCanteen: z.boolean(), hasDiagnostic: z.boolean() })),
  /** Organisations that an identity provider gave. */
  mcpOrganizations: JsonValue.nullable(),
  departments: z.array(z.string()).nullable(),
})
export type User = z.output<typeof User>
