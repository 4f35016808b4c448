import type { Field } from './descriptor.ts'

/**
 * The JSON Schema (draft 7) of a cell once read as its type. Only what Ajv must check is there, so that fields with the
 * same limits share one compiled validator. `required` and `unique` are about presence and other rows: not here.
 */
export function cellJsonSchema(field: Field): Record<string, unknown> {
  const { pattern, enum: values, minimum, maximum } = field.constraints ?? {}
  switch (field.type) {
    case 'integer':
    case 'year':
      return { type: 'integer', ...defined({ minimum, maximum }) }
    case 'number':
      return { type: 'number', ...defined({ minimum, maximum }) }
    case 'date':
      return { type: 'string' }
    case 'string':
      if (values && field.doc_enum_multiple) return { type: 'array', items: { enum: values } }
      return { type: 'string', ...defined({ pattern, enum: values }) }
  }
}

function defined(entries: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}

/** The key under which the validators generated ahead of time are found. */
export const validatorKey = (field: Field): string => JSON.stringify(cellJsonSchema(field))
