import { z } from 'zod'

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
  phoneNumber: z.string().nullable(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  isStaff: z.boolean(),
  isDev: z.boolean(),
  isElectedOfficial: z.boolean(),
  job: z.enum(jobs).nullable(),
  otherJobDescription: z.string().nullable(),
  source: z.enum(userSources).nullable(),
  otherSourceDescription: z.string().nullable(),
  departments: z.array(z.string()).nullable(),
})
export type User = z.output<typeof User>
