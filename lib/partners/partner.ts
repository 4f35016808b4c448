import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { partnerFields } from './partner-fields.ts'

/** An actor, as lists show it. */
export const Partner = z.object({
  ...answerShape(partnerFields, {}),
  /** The address of its picture, relative to the server’s. */
  image: z.string().nullable(),
  /** Names of `partnerTypes`. */
  types: z.array(z.string()),
})
export type Partner = z.output<typeof Partner>

/** An actor, as its page shows it. */
export const FullPartner = Partner.extend({
  /** HTML that needs no further check. */
  longDescription: z.string().nullable(),
  website: z.string().nullable(),
})
export type FullPartner = z.output<typeof FullPartner>
