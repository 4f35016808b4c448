import type { Field } from '../table-schema/descriptor.ts'

/** How a spreadsheet, or a slip, spoilt a number whose length is fixed, such as a SIRET. */
export interface CodeDamage {
  readonly how: 'abridged' | 'decimals' | 'too-short' | 'too-long'
  /** The number of digits that the column asks for. */
  readonly length: number
  /** The digits that the cell holds. */
  readonly digits: string
}

/** The pattern of a column of numbers of a fixed length. */
const fixedLength = /^\^(?:\[0-9\]|\\d)\{(\d+)\}\$$/

/** @returns null when the column holds other values, or the cell is wrong in another way. */
export function findCodeDamage(definition: Field | null, value: string | null): CodeDamage | null {
  const [, count] = fixedLength.exec(definition?.constraints?.pattern ?? '') ?? []
  if (count === undefined || value === null) return null
  const length = Number(count)
  const text = value.trim()
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(text)) return { how: 'abridged', length, digits: '' }
  const [, digits, decimals] = /^(\d+)([.,]0+)?$/.exec(text) ?? []
  if (digits === undefined) return null
  if (decimals !== undefined) return { how: 'decimals', length, digits }
  return { how: digits.length < length ? 'too-short' : 'too-long', length, digits }
}
