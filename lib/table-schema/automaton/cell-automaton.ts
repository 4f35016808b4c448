import { dateCode, digitsCode, isFreeText, lengthCode } from '../cell-check.ts'
import { isCalendarDay, readDate } from '../cell-type.ts'
import { allowedValues, type Field, isRequired } from '../descriptor.ts'
import type { CellErrorCode } from '../error.ts'
import { type Automaton, compilePatterns } from './automaton.ts'
import {
  blankPattern,
  choicePattern,
  listPattern,
  type Pattern,
  parsePattern,
  plainTextPattern,
  readablePattern,
  UnsupportedPattern,
} from './pattern.ts'

/**
 * Checks the cells of a field over bytes. Tests hold its codes equal to those of the plain check over text
 * (cell-check.ts).
 */
export interface CellAutomaton extends Automaton {
  /** The code of an empty cell. */
  readonly empty: CellErrorCode | null
  /** The code of a cell that ends in each state. */
  readonly codes: readonly (CellErrorCode | null)[]
  /** For each state, whether the check over text need not look at the text in UTF-8 that reaches it. */
  readonly readable: readonly boolean[]
  /**
   * The rest of the check of a cell whose form is right: calendar, bounds. Null when there is nothing more to check.
   */
  readonly finish: ((bytes: Uint8Array, start: number, end: number) => CellErrorCode | null) | null
}

/** A field without limits, for the cells after the last column. */
export const freeField: Field = { name: '', title: '', description: '', type: 'string', example: '', expectation: '' }

/** The patterns of a cell, as bits of its automaton: blank, of the right form, readable without its text. */
const blankBit = 1
export const formBit = 2
export const readableBit = 4

/** Makes the automaton of blank, right and readable cells. @throws UnsupportedPattern when only text can be checked. */
export const compileField = (field: Field): Automaton =>
  compilePatterns([blankPattern, formOf(field), isFreeText(field) ? plainTextPattern : readablePattern])

/** @throws UnsupportedPattern when only the check over text works for the field. */
export function cellAutomaton(field: Field, { next, matches }: Automaton = compileField(field)): CellAutomaton {
  const isMandatory = isRequired(field)
  const wrongForm = wrongFormCode(field)
  return {
    next,
    matches,
    empty: isMandatory ? 'required' : null,
    codes: Array.from(matches, bits => {
      if (isMandatory && bits & blankBit) return 'required'
      return bits & formBit ? null : wrongForm
    }),
    readable: Array.from(matches, bits => (bits & readableBit) !== 0),
    finish: finishOf(field),
  }
}

/** Fields with the same limits have the same key: a hundred columns of amounts share one automaton. */
export const automatonKey = ({
  type,
  constraints,
  doc_enum,
  doc_enum_multiple,
  separator,
  decimalChar,
}: Field): string =>
  JSON.stringify([type, constraints, doc_enum !== undefined, doc_enum_multiple, separator, decimalChar])

function formOf({ type, constraints, doc_enum_multiple, separator, decimalChar }: Field): Pattern {
  switch (type) {
    case 'integer':
      return parsePattern('^\\s*-?\\d+\\s*$')
    case 'number':
      return parsePattern(`^\\s*-?\\d+(?:[${decimalChar ?? '.,'}]\\d+)?\\s*$`)
    case 'year':
      return parsePattern('^\\s*\\d{4}\\s*$')
    case 'date':
      return parsePattern('^\\d{4}-\\d{1,2}-\\d{1,2}$')
    case 'string': {
      const { pattern, enum: values } = constraints ?? {}
      if (pattern && values) throw new UnsupportedPattern('a pattern and a list')
      if (pattern) return parsePattern(pattern)
      if (!values) return readablePattern
      return doc_enum_multiple ? listPattern(choicePattern(values), separator ?? ',') : choicePattern(values)
    }
  }
}

function wrongFormCode(field: Field): CellErrorCode {
  if (field.type !== 'string') return 'type-error'
  return allowedValues(field) ? 'enum' : 'pattern'
}

function finishOf(field: Field): CellAutomaton['finish'] {
  const { type, constraints } = field
  if (type === 'date') return dateFinish(field)
  if (type === 'string') return lengthFinish(field)
  const { totalDigits, fractionDigits } = constraints ?? {}
  const [minimum, maximum] = [numberOf(constraints?.minimum), numberOf(constraints?.maximum)]
  const limits = [minimum, maximum, totalDigits, fractionDigits]
  if (limits.every(limit => limit === undefined)) return null
  // A quick test is enough for nearly all amounts.
  const glance =
    (minimum ?? 0) <= 0 && maximum === undefined && totalDigits !== undefined && fractionDigits !== undefined
  return (bytes, start, end) => {
    if (glance && isShortAmount(bytes, start, end, totalDigits - fractionDigits, fractionDigits)) return null
    const text = numberText(bytes, start, end)
    const value = Number(text)
    if (minimum !== undefined && value < minimum) return 'minimum'
    if (maximum !== undefined && value > maximum) return 'maximum'
    return type === 'number' ? digitsCode(field, text) : null
  }
}

const numberOf = (limit: number | string | undefined) => (typeof limit === 'number' ? limit : undefined)

function dateFinish(field: Field): CellAutomaton['finish'] {
  const { minimum, maximum } = field.constraints ?? {}
  const hasBounds = minimum !== undefined || maximum !== undefined
  return (bytes, start, end) => {
    if (!isCalendarDate(bytes, start, end)) return 'type-error'
    if (!hasBounds) return null
    const text = String.fromCharCode(...bytes.subarray(start, end))
    return dateCode(field, readDate(text) ?? text)
  }
}

function lengthFinish(field: Field): CellAutomaton['finish'] {
  const { minLength, maxLength } = field.constraints ?? {}
  if (minLength === undefined && maxLength === undefined) return null
  return (bytes, start, end) => lengthCode(field, characterCount(bytes, start, end))
}

const quote = 0x22
const hyphen = 0x2d
const comma = 0x2c
const point = 0x2e

/** Counts the bytes that start a character; a doubled quote in a quoted cell counts once. */
function characterCount(bytes: Uint8Array, start: number, end: number): number {
  const quoted = bytes[start - 1] === quote
  let count = 0
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if ((byte & 0xc0) !== 0x80) count++
    if (quoted && byte === quote) i++
  }
  return count
}

/** Whether a text of the form year-month-day is a real date. */
function isCalendarDate(bytes: Uint8Array, start: number, end: number): boolean {
  const parts = [0, 0, 0]
  let part = 0
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if (byte === hyphen) part++
    else parts[part] = (parts[part] as number) * 10 + byte - 0x30
  }
  return isCalendarDay(...(parts as [number, number, number]))
}

/** Whether a cell holds only digits and a decimal mark, and is short enough to be within all limits. */
function isShortAmount(bytes: Uint8Array, start: number, end: number, digits: number, fractionDigits: number): boolean {
  if (end - start > digits) return false
  let mark = end
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if (byte === comma || byte === point) mark = i
    else if (byte < 0x30 || byte > 0x39) return false
  }
  return end - mark - 1 <= fractionDigits
}

/** The digits, sign and decimal point of a right number. */
function numberText(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    // Skips spaces, ASCII or not.
    if (byte > 0x20 && byte < 0x80) text += byte === comma ? '.' : String.fromCharCode(byte)
  }
  return text
}
