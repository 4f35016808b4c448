import type { Field } from './descriptor.ts'

/**
 * The JSON Schema (draft 7) of a cell once read as its type. It holds only what Ajv must check, so that fields with the
 * same limits share one validator: `required` and `unique`, which are about presence and other rows, are not there.
 */
export function cellJsonSchema(field: Field): Record<string, unknown> {
  const { pattern, enum: values, minimum, maximum } = field.constraints ?? {}
  switch (field.type) {
    case 'integer':
    case 'year':
      return { type: 'integer', ...omitUndefined({ minimum, maximum }) }
    case 'number':
      return { type: 'number', ...omitUndefined({ minimum, maximum }) }
    case 'date':
      return { type: 'string' }
    case 'string':
      if (values && field.doc_enum_multiple) return { type: 'array', items: { enum: values } }
      return { type: 'string', ...omitUndefined({ pattern, enum: values }) }
  }
}

function omitUndefined(entries: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}

/** The key of a field's validator among those that the build generates. */
export const validatorKey = (field: Field): string => JSON.stringify(cellJsonSchema(field))
