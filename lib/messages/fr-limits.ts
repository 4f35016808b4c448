import { allowedValues, type Field } from '../table-schema/descriptor.ts'
import { isTextFormat, type TextFormat } from '../table-schema/text-formats.ts'

/** The limits of a column in French words. */

const number = (value: number): string => value.toLocaleString('fr-FR', { maximumFractionDigits: 20 })
const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
const counted = (count: number, word: string): string => `${number(count)} ${word}${count > 1 ? 's' : ''}`

export const characters = (count: number): string => counted(count, 'caractère')

export const fractionDigits = (count: number): string => `${counted(count, 'chiffre')} après la virgule`

export function bound(definition: Field | null, side: 'minimum' | 'maximum'): string {
  const limit = definition?.constraints?.[side]
  // A year is written without a space: 2024.
  return typeof limit === 'number' && definition?.type !== 'year' ? number(limit) : String(limit)
}

/** How many digits a number may have; an amount, when the column itself does not say. */
export function digits(definition: Field | null): string {
  const { totalDigits, fractionDigits: decimals } = definition?.constraints ?? {}
  if (totalDigits === undefined) return 'un montant en a 20 au plus, dont deux décimales'
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

/** What a right value looks like, completing « Valeur attendue : … »: what the schema says, or else what its limits tell. */
export function frenchExpectation(field: Field): string {
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
