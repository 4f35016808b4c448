import { z } from 'zod'
import { Canteen } from '../canteens/canteen.ts'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { longestComment } from '../canteens/longest-comment.ts'
import { endpoint } from '../http/endpoint.ts'
import { type CommentName, commentNames } from './publication-form.ts'

const Text = z.string().max(longestComment).nullish()

/** The texts of a public page: null empties one, one that is missing stays as it is. */
const Comments = z.object(
  Object.fromEntries(commentNames.map(name => [name, Text])) as Record<CommentName, typeof Text>,
)

/** `ids` repeats what was asked; `unknown_ids` are those that nobody has or that the caller does not manage. */
export const publishCanteens = endpoint({
  method: 'POST',
  path: '/api/v1/publish/',
  summary: 'Publie plusieurs cantines que l’on gère',
  version: '2025',
  access: 'user',
  scope: 'canteen:write',
  body: z.object({ ids: z.array(z.int()).max(10_000) }),
  answer: z.object({ ids: z.array(z.int()), unknown_ids: z.array(z.int()) }),
})

const publication = {
  method: 'POST',
  version: '2025',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  versioned: true,
  body: Comments,
  answer: Canteen,
} as const

/** 400 where every canteen is public already (`PUBLISH_BY_DEFAULT`). */
export const publishCanteen = endpoint({
  ...publication,
  path: '/api/v1/canteens/:canteenId/publish',
  summary: 'Publie une cantine que l’on gère, avec ses textes',
})

/** 400 where every canteen is public (`PUBLISH_BY_DEFAULT`). */
export const unpublishCanteen = endpoint({
  ...publication,
  path: '/api/v1/canteens/:canteenId/unpublish',
  summary: 'Retire la page publique d’une cantine que l’on gère',
})
