import { z } from 'zod'
import { type AnswerNames, type AnswerOf, type Field, type Fields, type NamesOf, namesWhere } from './field.ts'

/** The answer properties whose shape the feature gives itself. */
type OwnNames<F extends Fields> = NamesOf<F, { readonly answer: true; readonly kind: 'own' }>

type AnswerShape<F extends Fields, Own> = {
  [Name in AnswerNames<F>]: Name extends keyof Own ? Own[Name] : z.ZodType<AnswerOf<F>[Name], AnswerOf<F>[Name]>
}

const plain = {
  integer: z.int(),
  bigInteger: z.int(),
  text: z.string(),
  day: z.iso.date(),
  moment: z.iso.datetime({ offset: true }),
  amount: z.number(),
  yesNo: z.boolean(),
  texts: z.array(z.string()),
  integers: z.array(z.int()),
  decimal: z.number(),
} as const

/**
 * The zod shape of the answers of an entity.
 *
 * @param own the shapes of the properties whose kind is `own`.
 */
export function answerShape<F extends Fields, Own extends Record<OwnNames<F>, z.ZodType>>(
  fields: F,
  own: Own,
): AnswerShape<F, Own> {
  const shapeOf = (name: string, field: Field): z.ZodType =>
    field.kind === 'own' ? (own[name as keyof Own] as z.ZodType) : valueShape(field)
  const names = namesWhere(fields, ({ answer }) => answer)
  return Object.fromEntries(names.map(name => [name, shapeOf(name, fields[name] as Field)])) as AnswerShape<F, Own>
}

/** The zod shape of a value, as answers give it. */
export function valueShape(field: Exclude<Field, { kind: 'own' }>): z.ZodType {
  const shape = nonNullShape(field)
  return field.nullable ? shape.nullable() : shape
}

function nonNullShape(field: Exclude<Field, { kind: 'own' }>): z.ZodType {
  if (field.kind === 'code') return z.enum(field.codes)
  if (field.kind === 'codes') return z.array(z.enum(field.codes))
  return plain[field.kind as keyof typeof plain]
}
