import { formatEuros } from '../messages/euros.ts'
import { formatExactly } from '../messages/numbers.ts'
import { plural } from '../messages/plural.ts'
import { allowedValues, type Field } from '../table-schema/descriptor.ts'
import { exactDigits } from '../table-schema/exact-digits.ts'
import { isTextFormat, type TextFormat } from '../table-schema/text-formats.ts'
import type { ErrorContext } from './error-context.ts'

const quote = (text: string | null | undefined): string => {
  const oneLine = (text ?? '').replace(/\s+/g, ' ')
  return `“${oneLine.length > 80 ? `${oneLine.slice(0, 77)}…` : oneLine}”`
}

const column = ({ letter, field, screen }: ErrorContext): string => {
  if (field && screen) return quote(screen.column(field))
  return field ? `${quote(field)} (column ${letter})` : letter
}

const euros = (amount: string | undefined): string => formatEuros(amount ?? '', 'en')

const number = (value: number): string => formatExactly(value, 'en')
const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
const countText = (count: number, word: string): string => `${number(count)} ${plural('en', count, word, `${word}s`)}`

const characters = (count: number): string => countText(count, 'character')

const fractionDigits = (count: number): string => `${countText(count, 'digit')} after the decimal mark`

function bound(definition: Field | null, side: 'minimum' | 'maximum'): string {
  const limit = definition?.constraints?.[side]
  // A year is written without a comma: 2024.
  return typeof limit === 'number' && definition?.type !== 'year' ? number(limit) : String(limit)
}

/** The number of digits that a column accepts; by default, that of amounts. */
function digits(definition: Field | null): string {
  const { totalDigits, fractionDigits: decimals } = definition?.constraints ?? {}
  if (totalDigits === undefined || (totalDigits === 20 && decimals === 2)) {
    return `an amount has at most ${totalDigits ?? exactDigits}, two of them decimals`
  }
  return `at most ${number(totalDigits)}${decimals === undefined ? '' : `, ${number(decimals)} of them decimals`}`
}

const formats: Record<TextFormat, string> = {
  email: 'an e-mail address',
  uri: 'a whole address, with its https:// for example',
  uuid: 'a UUID',
  binary: 'base64 data',
  yearmonth: 'a year and a month, as year-month',
  time: 'a time, as hours:minutes:seconds',
}

/** Describes a right value by the constraints of its column: the `expectation` of schemas is in French. */
function expectation(field: Field): string {
  return [nature(field), ...limits(field)].join(', ')
}

function nature(field: Field): string {
  const { type, format = '' } = field
  const values = allowedValues(field)
  switch (type) {
    case 'integer':
      return 'a whole number'
    case 'number':
      return 'a number'
    case 'year':
      return 'a year'
    case 'date':
      return 'a date, as year-month-day'
    case 'string':
      if (values) return field.doc_enum_multiple ? 'values of the list' : 'a value of the list'
      if (isTextFormat(format)) return formats[format]
      return field.constraints?.pattern ? `a text of the form ${short(field.constraints.pattern)}` : 'a text'
  }
}

function limits(field: Field): string[] {
  const { minimum, maximum, minLength, maxLength, fractionDigits: decimals } = field.constraints ?? {}
  const [least, most] = field.type === 'date' ? ['from', 'until'] : ['at least', 'at most']
  return [
    ...(minimum === undefined ? [] : [`${least} ${bound(field, 'minimum')}`]),
    ...(maximum === undefined ? [] : [`${most} ${bound(field, 'maximum')}`]),
    ...(minLength === undefined ? [] : [`at least ${characters(minLength)}`]),
    ...(maxLength === undefined ? [] : [`at most ${characters(maxLength)}`]),
    ...(decimals === undefined ? [] : [`at most ${fractionDigits(decimals)}`]),
  ]
}

/** Advises which value to write. */
const expectedValue = ({ definition, screen }: ErrorContext): string => {
  if (!definition) return ''
  if (screen) return `Expected value: ${screen.expected(definition.name)}.`
  return definition.example === ''
    ? `Expected value: ${expectation(definition)}.`
    : `For example ${quote(definition.example)}.`
}

/** A value of the list of the column. */
const code = ({ field, screen }: ErrorContext, value: string): string =>
  field && screen ? screen.code(field, value) : value

/** The phrases that English sentences of errors are made from. */
export const en = {
  quote,
  code,
  column,
  number,
  euros,
  expectedValue,
  expectation,
  bound,
  digits,
  characters,
  fractionDigits,
}
