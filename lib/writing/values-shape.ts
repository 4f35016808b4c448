import type { z } from 'zod'
import { valueShape } from '../entities/answer-shape.ts'
import { type Field, type InputFacts, type InputOf, namesWhere } from '../entities/field.ts'

type WrittenFields = Readonly<Record<string, Exclude<Field, { kind: 'own' }> & InputFacts>>

type ValuesShape<F extends Readonly<Record<string, Field & InputFacts>>> = {
  readonly [Name in keyof InputOf<F>]: z.ZodType<InputOf<F>[Name], InputOf<F>[Name]>
}

/** The names of the values that the team writes. */
export const writtenNames = <F extends Readonly<Record<string, Field & InputFacts>>>(fields: F) =>
  namesWhere<F, keyof InputOf<F> & string>(fields, (_, name) => fields[name]?.input !== null)

/** The zod shape of the values that the team writes, as it reads them: dates and texts as they are stored. */
export const valuesShape = <F extends Readonly<Record<string, Field & InputFacts>>>(fields: F): ValuesShape<F> =>
  Object.fromEntries(
    writtenNames(fields).map(name => [name, valueShape(fields[name] as WrittenFields[string])]),
  ) as ValuesShape<F>
