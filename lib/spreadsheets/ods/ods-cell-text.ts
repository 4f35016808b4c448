import { formulaCell } from '../../table-schema/formula-cell.ts'
import { isoDateText, isoTimeText } from '../date-text.ts'
import { numberText } from '../number-text.ts'
import type { Attributes } from '../xml-part.ts'

/** The attribute that stores the value of each type of cell but texts, whose displayed text is their value. */
const valueAttributes: Readonly<Record<string, string>> = {
  float: 'office:value',
  percentage: 'office:value',
  currency: 'office:value',
  date: 'office:date-value',
  time: 'office:time-value',
  boolean: 'office:boolean-value',
}

/** Whether a cell is a formula without a stored result. An empty text is a result. */
function lacksResult(cell: Attributes, shown: string): boolean {
  if (cell['table:formula'] === undefined) return false
  const type = cell['office:value-type']
  if (type === undefined) return shown === ''
  const attribute = valueAttributes[type]
  return attribute !== undefined && !cell[attribute]
}

/** The text of a cell, from its stored value and its displayed text. */
export function odsCellText(cell: Attributes, shown: string): string {
  // A prefix tells the language of the formula: `of:=2*3`.
  if (lacksResult(cell, shown)) return formulaCell((cell['table:formula'] ?? '').replace(/^(?:\w+:)?=?/, ''))
  switch (cell['office:value-type']) {
    case 'float':
    case 'percentage':
    case 'currency':
      return numericText(cell['office:value'] ?? '', shown)
    case 'date':
      return dateText(cell['office:date-value'] ?? '', shown)
    case 'time':
      return isoTimeText(cell['office:time-value'] ?? '')
    case 'boolean':
      return cell['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE'
    case 'string':
      return shown === '' ? (cell['office:string-value'] ?? '') : shown
    default:
      return shown
  }
}

/** Only the displayed text has the leading zeros of a code. */
function numericText(value: string, shown: string): string {
  const text = numberText(value)
  const digits = shown.replace(/\s/g, '')
  return digits.startsWith('0') && /^\d+$/.test(digits) && digits.replace(/^0+/, '') === text ? digits : text
}

/** A date displayed as a year alone is a year. */
function dateText(value: string, shown: string): string {
  const text = isoDateText(value)
  return /^\d{4}$/.test(shown) && text.startsWith(shown) ? shown : text
}
