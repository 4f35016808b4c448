import type { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

const descriptions = new WeakMap<object, JsonSchema>()

/**
 * Gives a schema of requests its description in OpenAPI, where it also reads what a client need not know of: numbers as
 * texts, repeated parameters. Programs that write clients make types of descriptions: they are what one should send.
 */
export function describedAs<Schema extends z.ZodType>(description: JsonSchema, schema: Schema): Schema {
  descriptions.set(schema, description)
  return schema
}

export const descriptionOf = (schema: object): JsonSchema | undefined => descriptions.get(schema)
