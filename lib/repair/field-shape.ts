import { allowedValues, type Field } from '../table-schema/descriptor.ts'

const longestCode = 20

/** The number of digits of a field that holds a code (14 for a SIRET, 5 for a postal code); null for any other field. */
export function codeLength(field: Field): number | null {
  const accepts = patternOf(field)
  if (!accepts) return null
  const lengths = Array.from({ length: longestCode }, (_, index) => index + 1).filter(length =>
    accepts.test('0'.repeat(length)),
  )
  return lengths.length === 1 ? (lengths[0] ?? null) : null
}

/** Whether a field holds a number that may have decimals, by its type or its pattern. */
export function isDecimal(field: Field): boolean {
  if (field.type === 'number') return true
  const accepts = patternOf(field)
  return accepts?.test('1234567') === true && (accepts.test('1.5') || accepts.test('1,5'))
}

export const isNumeric = (field: Field): boolean => field.type === 'integer' || isDecimal(field)

export const hasList = (field: Field): boolean => allowedValues(field) !== null

export const hasSeveralValues = (field: Field): boolean => field.doc_enum_multiple === true

export const separatorOf = (field: Field): string => field.separator ?? ','

function patternOf(field: Field): RegExp | null {
  const { pattern } = field.constraints ?? {}
  return field.type === 'string' && pattern && !hasList(field) ? new RegExp(pattern, 'u') : null
}
