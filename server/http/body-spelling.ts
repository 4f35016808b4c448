import { z } from 'zod'

/**
 * Existing clients may write the names of a body in snake_case: where the schema has the camelCase name only, they are
 * taken for it. A name given both ways counts in camelCase.
 */
export function inSchemaSpelling(schema: z.ZodType, body: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof body !== 'object' || body === null) return body
  const renamed: Record<string, unknown> = { ...body }
  for (const name of Object.keys(renamed)) {
    const camelCase = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    if (name === camelCase || name in schema.shape || !(camelCase in schema.shape)) continue
    if (!(camelCase in renamed)) renamed[camelCase] = renamed[name]
    delete renamed[name]
  }
  return renamed
}
