import { formatEuros } from '../messages/euros.ts'
import { formatExactly } from '../messages/numbers.ts'
import { plural } from '../messages/plural.ts'
import { allowedValues, type Field } from '../table-schema/descriptor.ts'
import { exactDigits } from '../table-schema/exact-digits.ts'
import { isTextFormat, type TextFormat } from '../table-schema/text-formats.ts'
import type { ErrorContext } from './error-context.ts'

const quote = (text: string | null | undefined): string => {
  const oneLine = (text ?? '').replace(/\s+/g, ' ')
  return `« ${oneLine.length > 80 ? `${oneLine.slice(0, 77)}…` : oneLine} »`
}

const column = ({ letter, field, screen }: ErrorContext): string => {
  if (field && screen) return quote(screen.column(field))
  return field ? `${quote(field)} (colonne ${letter})` : `${letter}`
}

const euros = (amount: string | undefined): string => formatEuros(amount ?? '', 'fr')

const number = (value: number): string => formatExactly(value, 'fr')
const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
const countText = (count: number, word: string): string => `${number(count)} ${plural('fr', count, word, `${word}s`)}`

const characters = (count: number): string => countText(count, 'caractère')

const fractionDigits = (count: number): string => `${countText(count, 'chiffre')} après la virgule`

function bound(definition: Field | null, side: 'minimum' | 'maximum'): string {
  const limit = definition?.constraints?.[side]
  // A year is written without a space: 2024.
  return typeof limit === 'number' && definition?.type !== 'year' ? number(limit) : String(limit)
}

/** The number of digits that a column accepts; by default, that of amounts. */
function digits(definition: Field | null): string {
  const { totalDigits, fractionDigits: decimals } = definition?.constraints ?? {}
  if (totalDigits === undefined || (totalDigits === 20 && decimals === 2)) {
    return `un montant en a ${totalDigits ?? exactDigits} au plus, dont deux décimales`
  }
  return `${number(totalDigits)} au plus${decimals === undefined ? '' : `, dont ${number(decimals)} après la virgule`}`
}

const formats: Record<TextFormat, string> = {
  email: 'une adresse e-mail',
  uri: 'une adresse complète, https:// par exemple compris',
  uuid: 'un identifiant UUID',
  binary: 'des données en base 64',
  yearmonth: 'une année et un mois au format année-mois',
  time: 'une heure au format heures:minutes:secondes',
}

/**
 * Describes a right value, to complete « Valeur attendue : … », by the schema's `expectation` or else its constraints.
 */
function expectation(field: Field): string {
  return field.expectation || [nature(field), ...limits(field)].join(', ')
}

function nature(field: Field): string {
  const { type, format = '' } = field
  const values = allowedValues(field)
  switch (type) {
    case 'integer':
      return 'un nombre entier'
    case 'number':
      return 'un nombre'
    case 'year':
      return 'une année'
    case 'date':
      return 'une date au format année-mois-jour'
    case 'string':
      if (values) return field.doc_enum_multiple ? 'des valeurs de la liste' : 'une valeur de la liste'
      if (isTextFormat(format)) return formats[format]
      return field.constraints?.pattern ? `un texte de la forme ${short(field.constraints.pattern)}` : 'un texte'
  }
}

function limits(field: Field): string[] {
  const { minimum, maximum, minLength, maxLength, fractionDigits: decimals } = field.constraints ?? {}
  const [least, most] = field.type === 'date' ? ['à partir du', 'jusqu’au'] : ['au moins', 'au plus']
  return [
    ...(minimum === undefined ? [] : [`${least} ${bound(field, 'minimum')}`]),
    ...(maximum === undefined ? [] : [`${most} ${bound(field, 'maximum')}`]),
    ...(minLength === undefined ? [] : [`${characters(minLength)} au moins`]),
    ...(maxLength === undefined ? [] : [`${characters(maxLength)} au plus`]),
    ...(decimals === undefined ? [] : [`${fractionDigits(decimals)} au plus`]),
  ]
}

/** Advises which value to write. */
const expectedValue = ({ definition, screen }: ErrorContext): string => {
  if (!definition) return ''
  if (screen) return `Valeur attendue : ${screen.expected(definition.name)}.`
  const example = definition.example === '' ? '' : `, par exemple ${quote(definition.example)}`
  return `Valeur attendue : ${expectation(definition)}${example}.`
}

/** A value of the list of the column. */
const code = ({ field, screen }: ErrorContext, value: string): string =>
  field && screen ? screen.code(field, value) : value

/** The phrases that French sentences of errors are made from. */
export const fr = {
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
