import type { z } from 'zod'
import { type Field, type Fields, type InputOf, type NamesOf, namesWhere, type Typed, type ValueOf } from './field.ts'

type Sent<F> = F extends { readonly kind: 'amount' } ? string | number : ValueOf<F>

type InputShape<F extends Fields> = {
  [Name in keyof InputOf<F>]: F[Name] extends { readonly input: 'required' }
    ? z.ZodType<InputOf<F>[Name], Sent<F[Name]>>
    : z.ZodOptional<z.ZodType<InputOf<F>[Name], Sent<F[Name]>>>
}

type TypedFields = Readonly<Record<string, Field & Typed>>

/** How a value that is given is read, its name told: by kind, or by name for those that are not read as others of theirs. */
export type InputReaders<F extends TypedFields> = {
  readonly [Kind in F[NamesOf<F, { readonly input: string }>]['kind']]: (
    name: string,
    field: Extract<Field, { readonly kind: Kind }>,
  ) => z.ZodType
}

/** What `z.object` describes a new entity with. */
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
    const given = field.nullable ? shape.nullable() : shape
    return [name, field.input === 'required' ? given : given.optional()]
  })
  return Object.fromEntries(shapes) as InputShape<F>
}
