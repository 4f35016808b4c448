import { z } from 'zod'
import type { Canteen } from '../canteens/canteen.ts'
import { longestComment } from '../canteens/longest-comment.ts'
import type { MergeRules } from '../entities/three-way-merge.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'

export const commentNames = [
  'publicationComments',
  'qualityComments',
  'wasteComments',
  'diversificationComments',
  'plasticsComments',
  'informationComments',
] as const
export type CommentName = (typeof commentNames)[number]

const Comment = z.string().max(longestComment).transform(textOrNull)

/** What managers write on the public page of their canteen, and the years that they hide. */
export const PublicationDraft = z.object({
  ...(Object.fromEntries(commentNames.map(name => [name, Comment])) as Record<CommentName, typeof Comment>),
  redactedApproYears: z.array(z.int()),
})
export type PublicationForm = z.input<typeof PublicationDraft>
export type PublicationValues = z.output<typeof PublicationDraft>

export const publicationOf = (canteen: Canteen): PublicationValues => ({
  ...(Object.fromEntries(commentNames.map(name => [name, canteen[name]])) as Record<CommentName, string | null>),
  redactedApproYears: canteen.redactedApproYears.toSorted((one, other) => one - other),
})

export const formOfPublication = (values: PublicationValues): PublicationForm => ({
  ...(Object.fromEntries(commentNames.map(name => [name, values[name] ?? ''])) as Record<CommentName, string>),
  redactedApproYears: values.redactedApproYears,
})

export type PublicationGroup = keyof PublicationValues

/** Each value by itself. */
export const publicationMerge: MergeRules<PublicationValues, PublicationGroup> = {
  groups: Object.fromEntries(Object.keys(PublicationDraft.shape).map(name => [name, [name]])) as Record<
    PublicationGroup,
    [PublicationGroup]
  >,
}
