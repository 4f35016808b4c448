import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export const componentReference = (name: string): string => `#/components/schemas/${name}`

/** JSON Schemas of what comes back, by name; where one holds another, it says so by reference. */
export function answerSchemas(answers: ReadonlyMap<string, z.ZodType>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of answers) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    unrepresentable: 'any',
    uri: componentReference,
    override({ jsonSchema }) {
      plain(jsonSchema)
      // Nothing but what is described leaves the server, but a client must bear a key that is added one day.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  if ('__shared' in schemas) throw new Error('A schema that holds itself needs a name: export it from the library')
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, embedded(schema)]))
}

/** The JSON Schema of a part of a request. */
export const requestSchema = (schema: z.ZodType): JsonSchema =>
  embedded(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => plain(jsonSchema),
    }),
  )

/** Inside a document, a schema neither names its standard nor itself. */
const embedded = ({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema => schema

/** Without what nobody reads: the patterns that spell a format out, the bounds of the numbers of JavaScript. */
function plain(schema: JsonSchema): void {
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
