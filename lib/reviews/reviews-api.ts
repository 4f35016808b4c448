import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'

/** From the worst to the best. */
export const ratings = [1, 2, 3, 4, 5] as const

/** Longest suggestion, in characters. */
export const longestSuggestion = 5000

/** What a person says of the service. `page` is the name of the screen. */
export const NewReview = z.object({
  page: z.string().trim().min(1).max(100),
  rating: z.int().min(1).max(5),
  suggestion: z.string().max(longestSuggestion).transform(textOrNull).nullish(),
})
export type NewReview = z.output<typeof NewReview>

/** `hasCanteen` and `hasDiagnostic` say what the person managed when they wrote it. */
export const Review = z.object({
  id: z.int(),
  page: z.string(),
  rating: z.int(),
  suggestion: z.string().nullable(),
  hasCanteen: z.boolean(),
  hasDiagnostic: z.boolean(),
  creationDate: z.iso.datetime({ offset: true }),
})

export const sendReview = endpoint({
  method: 'POST',
  path: '/api/v1/reviews/',
  summary: 'Donne son avis sur le service',
  access: 'user',
  scope: 'canteen:write',
  idempotent: true,
  body: NewReview,
  answer: Review,
  created: true,
})
