import { z } from 'zod'
import { valueShape } from '../entities/answer-shape.ts'
import type { ValueOf } from '../entities/field.ts'
import { markdownProblems } from '../markdown/markdown-problems.ts'
import type { Message } from '../messages/catalogue.ts'
import { writingApi } from '../writing/writing-api.ts'
import { type PartnerFields, partnerFields } from './partner-fields.ts'
import { NewPartner } from './partner-input.ts'

/** What the team writes of an actor, its picture aside. */
export const writtenPartnerNames = [
  'name',
  'shortDescription',
  'longDescription',
  'website',
  'types',
  'categories',
  'sectorCategories',
  'national',
  'departments',
  'gratuityOption',
  'economicModel',
  'contactName',
  'contactEmail',
  'contactPhoneNumber',
  'contactMessage',
  'published',
] as const satisfies readonly (keyof PartnerFields)[]
type Name = (typeof writtenPartnerNames)[number]

/** An actor as the team writes it; `image` is a data URI, null for none. */
export type WrittenPartner = { readonly [Own in Name]: ValueOf<PartnerFields[Own]> } & { readonly image: string | null }

const { fax: _, ...input } = NewPartner.shape

/** What the team writes of an actor of the ecosystem, property by property. */
export const partnerInput = {
  ...input,
  contactPhoneNumber: input.contactPhoneNumber.nullable(),
  published: z.boolean().optional(),
}

const values = {
  ...(Object.fromEntries(writtenPartnerNames.map(name => [name, valueShape(partnerFields[name])])) as {
    readonly [Own in Name]: z.ZodType<ValueOf<PartnerFields[Own]>, ValueOf<PartnerFields[Own]>>
  }),
  image: z.string().nullable(),
}

/** What keeps an actor from being shown, by value. */
export function partnerErrors({ published, longDescription }: WrittenPartner): {
  longDescription?: readonly Message[]
} {
  const problems = published && longDescription !== null ? markdownProblems(longDescription) : []
  return problems.length > 0 ? { longDescription: problems } : {}
}

/** The calls by which the team writes the actors of the ecosystem. */
export const partnerWriting = writingApi({
  path: '/api/v1/writing/partners/',
  all: 'les acteurs qui aident les cantines',
  one: 'un acteur qui aide les cantines',
  input: partnerInput,
  values,
})

export const {
  list: listWrittenPartners,
  create: createPartner,
  read: getWrittenPartner,
  change: changePartner,
  remove: deletePartner,
  listVersions: listPartnerVersions,
  readVersion: getPartnerVersion,
  preview: previewPartner,
} = partnerWriting
