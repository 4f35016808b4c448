import { descriptionOf } from '@ma-cantine/lib/http/described-as'
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export const componentReference = (name: string): string => `#/components/schemas/${name}`

/** JSON Schemas of answers, by name; nested schemas are references. */
export function answerSchemas(answers: ReadonlyMap<string, z.ZodType>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of answers) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    unrepresentable: 'any',
    uri: componentReference,
    override({ jsonSchema }) {
      simplify(jsonSchema)
      // The server only sends what is described, but clients must tolerate keys added later.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  if ('__shared' in schemas) throw new Error('A schema that holds itself needs a name: export it from the library')
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutIdentity(schema)]))
}

export const requestSchema = (schema: z.ZodType): JsonSchema =>
  withoutIdentity(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        const description = descriptionOf(zodSchema)
        if (!description) return simplify(jsonSchema)
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
        Object.assign(jsonSchema, description)
      },
    }),
  )

/** Removes the keywords that name a schema and its standard: a document does without. */
const withoutIdentity = ({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema => schema

/** Removes details that nobody reads: patterns that spell a format out, bounds of JavaScript numbers. */
function simplify(schema: JsonSchema): void {
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
