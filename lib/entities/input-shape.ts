import type { z } from 'zod'
import {
  type Field,
  type Fields,
  type InputFacts,
  type InputOf,
  type NamesOf,
  namesWhere,
  type ValueOf,
} from './field.ts'

type SentValue<F> = F extends { readonly kind: 'amount' } ? string | number : ValueOf<F>

type InputShape<F extends Fields> = {
  [Name in keyof InputOf<F>]: F[Name] extends { readonly input: 'required' }
    ? z.ZodType<InputOf<F>[Name], SentValue<F[Name]>>
    : z.ZodOptional<z.ZodType<InputOf<F>[Name], SentValue<F[Name]>>>
}

type TypedFields = Readonly<Record<string, Field & InputFacts>>

/** The zod reader of each kind of input value, given the name of the property. */
export type InputReaders<F extends TypedFields> = {
  readonly [Kind in F[NamesOf<F, { readonly input: string }>]['kind']]: (
    name: string,
    field: Extract<Field, { readonly kind: Kind }>,
  ) => z.ZodType
}

/**
 * The zod shape of a new entity.
 *
 * @param ownReaders readers by property name, for those that are not read as others of their kind.
 */
export function inputShape<F extends TypedFields>(
  fields: F,
  readers: NoInfer<InputReaders<F>>,
  ownReaders: { readonly [Name in keyof InputOf<F>]?: z.ZodType } = {},
): InputShape<F> {
  const names = namesWhere<F, keyof InputOf<F>>(fields, (_, name) => fields[name]?.input !== null)
  const shapes = names.map(name => {
    const field = fields[name] as F[typeof name]
    const read = readers[field.kind as keyof InputReaders<F>] as (name: string, field: Field) => z.ZodType
    const shape = ownReaders[name] ?? read(name, field)
    const nullableShape = field.nullable ? shape.nullable() : shape
    return [name, field.input === 'required' ? nullableShape : nullableShape.optional()]
  })
  return Object.fromEntries(shapes) as InputShape<F>
}
