import { type CellValue, readCell } from './cell-type.ts'
import { allowedValues, type Field, required } from './descriptor.ts'
import type { CellErrorCode } from './error.ts'

/** An Ajv validator: true when the value fits, otherwise its `errors` name the broken keyword. */
export interface AjvValidator {
  (value: unknown): boolean
  errors?: readonly { readonly keyword: string }[] | null
}

/** Finds or makes the validator of a field: generated ahead of time for our schemas, compiled by Ajv for others. */
export type CompileCell = (field: Field) => AjvValidator

/** Checks the text of one cell: its error code, or null when it is right. */
export type CellCheck = (text: string) => CellErrorCode | null

export function cellCheck(field: Field, compile: CompileCell): CellCheck {
  const validate = compile(field)
  const isRequired = required(field)
  const { pattern, enum: values, minLength, maxLength } = field.constraints ?? {}
  const unconstrained =
    field.type === 'string' && !pattern && !values && minLength === undefined && maxLength === undefined
  if (unconstrained) return text => (isRequired && isBlank(text) ? 'required' : null)

  const check: CellCheck = text => {
    if (text === '') return isRequired ? 'required' : null
    if (isRequired && isBlank(text)) return 'required'
    const value: CellValue | undefined = readCell(field, text)
    if (value === undefined) return 'type-error'
    if (!validate(value)) return brokenConstraint(field, validate)
    switch (field.type) {
      case 'number':
        return digitsCode(field, text)
      case 'string':
        return lengthCode(field, characterCount(text))
      case 'date':
        return dateCode(field, String(value))
      default:
        return null
    }
  }
  return remembering(check)
}

/** Spaces alone do not fulfil an obligation, no-break ones included. */
export function isBlank(text: string): boolean {
  const first = text.charCodeAt(0)
  return !(first > 0x20 && first < 0x80) && text.trim() === ''
}

/** The digits of a number are those that are written: a number as the machine holds it has lost them. */
export function digitsCode({ constraints }: Field, text: string): CellErrorCode | null {
  const { totalDigits = Infinity, fractionDigits = Infinity } = constraints ?? {}
  const [, whole = '', fraction = ''] = /(\d+)(?:[.,](\d+))?/.exec(text) ?? []
  if (fraction.length > fractionDigits) return 'fraction-digits'
  const room = totalDigits - (fractionDigits === Infinity ? fraction.length : fractionDigits)
  return whole.replace(/^0+/, '').length > room ? 'total-digits' : null
}

/** A character is one code point, as Table Schema's own tools and JSON Schema count. */
export function lengthCode({ constraints }: Field, length: number): CellErrorCode | null {
  const { minLength = 0, maxLength = Infinity } = constraints ?? {}
  return length < minLength ? 'min-length' : length > maxLength ? 'max-length' : null
}

function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Of a date in its ISO form: years have four digits, so that dates are in the order of their texts. */
export function dateCode({ constraints }: Field, date: string): CellErrorCode | null {
  const { minimum, maximum } = constraints ?? {}
  if (minimum !== undefined && date < String(minimum)) return 'minimum'
  return maximum !== undefined && date > String(maximum) ? 'maximum' : null
}

function brokenConstraint(field: Field, validate: AjvValidator): CellErrorCode {
  const keyword = validate.errors?.[0]?.keyword
  switch (keyword) {
    case 'minimum':
    case 'maximum':
    case 'enum':
      return keyword
    case 'pattern':
      // The pattern of a closed list is only the spelling of its values: say so, and the nearest one can be named.
      return allowedValues(field) ? 'enum' : 'pattern'
    default:
      return 'type-error'
  }
}

const rememberedValues = 4096

/**
 * Purchases repeat the same dates, families and SIRETs over and over: their verdicts are remembered, up to a bound that
 * keeps memory flat. A column that does not repeat itself stops paying for the memory after its first thousands.
 */
function remembering(check: CellCheck): CellCheck {
  const verdicts = new Map<string, CellErrorCode | null>()
  let hits = 0
  let misses = 0
  let worthIt = true
  return text => {
    if (!worthIt) return check(text)
    const known = verdicts.get(text)
    if (known !== undefined) {
      hits++
      return known
    }
    const verdict = check(text)
    misses++
    if (misses > rememberedValues && hits < misses) {
      worthIt = false
      verdicts.clear()
    } else {
      if (verdicts.size >= rememberedValues) verdicts.clear()
      // A single long text must not weigh on memory for the rest of the file.
      if (text.length <= 256) verdicts.set(text, verdict)
    }
    return verdict
  }
}
