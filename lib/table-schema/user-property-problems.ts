import { type SchemaProblem, schemaProblem } from './schema-problem.ts'
import type { UserType } from './user-constraints.ts'

/** Checks the properties that change the meaning of cells and that we may not support. */
export function propertyProblems(
  given: Readonly<Record<string, unknown>>,
  type: UserType,
  name: string,
): SchemaProblem[] {
  const { decimalChar, groupChar, bareNumber, missingValues, doc_enum_multiple: multiple, separator } = given
  const numeric = type === 'number' || type === 'integer'
  const problems: SchemaProblem[] = []
  const unsupported = (property: string) =>
    problems.push(schemaProblem('unsupported-property', name, property, given[property]))
  if (type === 'number' && decimalChar !== undefined && decimalChar !== '.' && decimalChar !== ',') {
    problems.push(schemaProblem('bad-value', name, 'decimalChar', decimalChar, { expected: 'decimal-char' }))
  }
  if (numeric && groupChar !== undefined && groupChar !== '') unsupported('groupChar')
  if (numeric && bareNumber !== undefined && bareNumber !== true) unsupported('bareNumber')
  if (!isEmptyCellAlone(missingValues)) unsupported('missingValues')
  if (multiple !== undefined && typeof multiple !== 'boolean') {
    problems.push(schemaProblem('bad-value', name, 'doc_enum_multiple', multiple, { expected: 'boolean' }))
  }
  if (multiple === true && separator !== undefined && (typeof separator !== 'string' || separator === '')) {
    problems.push(schemaProblem('bad-value', name, 'separator', separator, { expected: 'text' }))
  }
  return problems
}

/** Whether only an empty cell is a missing value, which is the default of the standard. */
export const isEmptyCellAlone = (missingValues: unknown): boolean =>
  missingValues === undefined || (Array.isArray(missingValues) && missingValues.length === 1 && missingValues[0] === '')
