import type { CellCheck } from './cell-check.ts'
import { allowedValues, type Field } from './descriptor.ts'

const longestCode = 20

/** The number of digits of a field that holds a code (14 for a SIRET, 5 for a postal code); null for any other field. */
export function codeLength(field: Field, check: CellCheck): number | null {
  if (!hasPattern(field)) return null
  const lengths = Array.from({ length: longestCode }, (_, index) => index + 1).filter(
    length => check('0'.repeat(length)) === null,
  )
  return lengths.length === 1 ? (lengths[0] ?? null) : null
}

/** Whether a field holds a number that may have decimals, by its type or its pattern. */
export function isDecimal(field: Field, check: CellCheck): boolean {
  if (field.type === 'number') return true
  const accepts = (text: string) => check(text) === null
  return hasPattern(field) && accepts('1234567') && (accepts('1.5') || accepts('1,5'))
}

export const isNumeric = (field: Field, check: CellCheck): boolean =>
  field.type === 'integer' || isDecimal(field, check)

export const hasList = (field: Field): boolean => allowedValues(field) !== null

export const hasSeveralValues = (field: Field): boolean => field.doc_enum_multiple === true

export const separatorOf = (field: Field): string => field.separator ?? ','

/** Callers test texts with the check of the field, because a user's pattern could block a regular expression. */
const hasPattern = (field: Field): boolean =>
  field.type === 'string' && field.constraints?.pattern !== undefined && !hasList(field)
