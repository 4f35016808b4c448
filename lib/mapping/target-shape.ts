import { isAmount } from '../imports/template.ts'
import { allowedValues, type Field, type TableSchema } from '../table-schema/descriptor.ts'

/** How the cells of a column of ours are written from those of a user's file. */
export type TargetShape = 'date' | 'amount' | 'integer' | 'siret' | 'list' | 'text'

export function targetShape(schema: TableSchema, field: Field): TargetShape {
  if (allowedValues(field)) return 'list'
  if (field.type === 'date') return 'date'
  if (isAmount(schema, schema.fields.indexOf(field))) return 'amount'
  if (field.type === 'integer' || field.type === 'year') return 'integer'
  return field.name.startsWith('siret') ? 'siret' : 'text'
}
