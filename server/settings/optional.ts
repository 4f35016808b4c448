import { z } from 'zod'

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)

/** A variable that may be left out; a blank one counts as left out. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyToUndefined, schema)

export const webAddress = optional(
  z.url({ protocol: /^https?$/, error: 'doit être une adresse http:// ou https://' }).optional(),
)
