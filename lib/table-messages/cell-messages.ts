import type { Locale } from '../messages/locale.ts'
import { allowedValues, type Field } from '../table-schema/descriptor.ts'
import type { CellErrorCode, ColumnErrorCode } from '../table-schema/error.ts'
import { ungarble } from '../table-schema/garbled-text.ts'
import { findImpossibleDay } from '../table-schema/impossible-day.ts'
import { looksSame } from '../table-schema/look-alikes.ts'
import { type CodeDamage, findCodeDamage } from './code-damage.ts'
import { en } from './en-words.ts'
import type { ErrorContext } from './error-context.ts'
import { errorMessages } from './error-messages.ts'
import { fr } from './fr-words.ts'
import { nameHidden, withoutHidden } from './hidden-characters.ts'

/** A longer list is not spelled out: users look it up in the template. */
const longestList = 8

const frenchNearestValues = (error: ErrorContext): string => {
  const { nearest, definition } = error
  const name = (value: string) => fr.code(error, value)
  const replaceable = nearest.filter(entry => entry.nearest !== null)
  const values = definition ? (allowedValues(definition) ?? []) : []
  if (replaceable.length === 0) {
    return values.length > longestList
      ? `Choisissez une valeur de la liste${error.screen ? '' : ' du modèle de fichier'}.`
      : `Choisissez parmi ${values.map(name).join(', ')}.`
  }
  return replaceable
    .map(({ item, nearest }) =>
      looksSame(item, nearest ?? '')
        ? `Effacez cette valeur et retapez ${fr.quote(name(nearest ?? ''))} : elle contient ${nameHidden(item, 'fr')}.`
        : `Remplacez ${fr.quote(item)} par ${fr.quote(name(nearest ?? ''))}.`,
    )
    .join(' ')
}

const englishNearestValues = (error: ErrorContext): string => {
  const { nearest, definition } = error
  const name = (value: string) => en.code(error, value)
  const replaceable = nearest.filter(entry => entry.nearest !== null)
  const values = definition ? (allowedValues(definition) ?? []) : []
  if (replaceable.length === 0) {
    return values.length > longestList
      ? `Choose a value from the list${error.screen ? '' : ' of the file’s template'}.`
      : `Choose among ${values.map(name).join(', ')}.`
  }
  return replaceable
    .map(({ item, nearest }) =>
      looksSame(item, nearest ?? '')
        ? `Delete this value and type ${en.quote(name(nearest ?? ''))} again: it holds ${nameHidden(item, 'en')}.`
        : `Replace ${en.quote(item)} with ${en.quote(name(nearest ?? ''))}.`,
    )
    .join(' ')
}

const frenchMonths = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const englishMonths = 'January February March April May June July August September October November December'.split(' ')

function frenchImpossibleDay(value: string | null): string | null {
  const day = findImpossibleDay(value ?? '')
  if (!day) return null
  const { year, month, lastDay } = day
  const why =
    lastDay === null
      ? `il n’y a pas de mois numéro ${month}`
      : `${frenchMonths[month - 1]} ${year} compte ${lastDay} jours`
  return `Le jour ${fr.quote(value)} n’existe pas : ${why}.`
}

function englishImpossibleDay(value: string | null): string | null {
  const day = findImpossibleDay(value ?? '')
  if (!day) return null
  const { year, month, lastDay } = day
  const why =
    lastDay === null ? `there is no month number ${month}` : `${englishMonths[month - 1]} ${year} has ${lastDay} days`
  return `There is no day ${en.quote(value)}: ${why}.`
}

function describeDamageInFrench(code: CodeDamage | null, value: string | null): string | null {
  switch (code?.how) {
    case 'abridged':
      return `Le tableur a pris ce numéro pour un nombre et l’a abrégé en ${fr.quote(value)}.`
    case 'decimals':
      return `Le tableur a pris ce numéro pour un nombre et lui a ajouté des décimales : ${fr.quote(value)}.`
    case 'too-short':
      return `${fr.quote(value)} n’a que ${code.digits.length} chiffres sur ${code.length} : un tableur retire les zéros du début.`
    case 'too-long':
      return `${fr.quote(value)} a ${code.digits.length} chiffres au lieu de ${code.length}.`
    default:
      return null
  }
}

function describeDamageInEnglish(code: CodeDamage | null, value: string | null): string | null {
  switch (code?.how) {
    case 'abridged':
      return `The spreadsheet took this number for an amount and shortened it to ${en.quote(value)}.`
    case 'decimals':
      return `The spreadsheet took this number for an amount and added decimals to it: ${en.quote(value)}.`
    case 'too-short':
      return `${en.quote(value)} has ${code.digits.length} digits instead of ${code.length}: spreadsheets drop leading zeros.`
    case 'too-long':
      return `${en.quote(value)} has ${code.digits.length} digits instead of ${code.length}.`
    default:
      return null
  }
}

/** Names what cannot be seen where it is all that is wrong with a cell; plain spaces inside can be seen. */
function hiddenIn(definition: Field | null, value: string | null, locale: Locale): string | null {
  if (withoutHidden(definition, value ?? '') === null) return null
  return nameHidden(value ?? '', locale) || null
}

function frenchHidden(definition: Field | null, value: string | null): string | null {
  const named = hiddenIn(definition, value, 'fr')
  return named === null ? null : `La cellule contient ${named}, que l’œil ne distingue pas.`
}

const frenchPlainValue = ({ definition, value }: ErrorContext): string | null => {
  const plain = withoutHidden(definition, value ?? '')
  return plain === null ? null : `Effacez la cellule et retapez ${fr.quote(plain)}, sans le copier.`
}

function englishHidden(definition: Field | null, value: string | null): string | null {
  const named = hiddenIn(definition, value, 'en')
  return named === null ? null : `The cell holds ${named}, which the eye does not notice.`
}

const englishPlainValue = ({ definition, value }: ErrorContext): string | null => {
  const plain = withoutHidden(definition, value ?? '')
  return plain === null ? null : `Clear the cell and type ${en.quote(plain)} again, without copying it.`
}

/** The sentences of the errors of a cell, alone or compared with its column. */
export const cellMessages = errorMessages<CellErrorCode | ColumnErrorCode>(
  {
    required: {
      title: 'Valeur obligatoire manquante',
      message: error => `La colonne ${fr.column(error)} est obligatoire.`,
      advice: fr.expectedValue,
    },
    'type-error': {
      title: 'Format incorrect',
      message: ({ value, definition }) =>
        frenchHidden(definition, value) ??
        (definition?.type === 'date'
          ? (frenchImpossibleDay(value) ?? `${fr.quote(value)} n’est pas une date valide.`)
          : definition?.type === 'integer'
            ? `${fr.quote(value)} n’est pas un nombre entier.`
            : definition?.type === 'year'
              ? `${fr.quote(value)} n’est pas une année.`
              : `${fr.quote(value)} n’est pas un nombre.`),
      advice: error => frenchPlainValue(error) ?? fr.expectedValue(error),
    },
    pattern: {
      title: 'Format incorrect',
      message: ({ value, definition }) =>
        frenchHidden(definition, value) ??
        describeDamageInFrench(findCodeDamage(definition, value), value) ??
        `${fr.quote(value)} n’a pas la forme attendue.`,
      advice: error => frenchPlainValue(error) ?? fr.expectedValue(error),
    },
    enum: {
      title: 'Valeur hors de la liste',
      message: ({ value, nearest, definition }) =>
        nearest.length > 0
          ? `${nearest.map(entry => fr.quote(entry.item)).join(', ')} ne fait pas partie des valeurs possibles.`
          : (frenchHidden(definition, value) ??
            `${fr.quote(value)} n’est pas écrit comme attendu : ${definition ? fr.expectation(definition) : 'une valeur de la liste'}.`),
      advice: error => (error.nearest.length === 0 ? frenchPlainValue(error) : null) ?? frenchNearestValues(error),
    },
    'min-length': {
      title: 'Texte trop court',
      message: ({ value, definition }) =>
        `${fr.quote(value)} est plus court que le minimum, ${fr.characters(definition?.constraints?.minLength ?? 0)}.`,
      advice: fr.expectedValue,
    },
    'max-length': {
      title: 'Texte trop long',
      message: ({ value, definition }) =>
        `${fr.quote(value)} est plus long que le maximum, ${fr.characters(definition?.constraints?.maxLength ?? 0)}.`,
      advice: fr.expectedValue,
    },
    minimum: {
      title: 'Valeur sous le minimum',
      message: ({ value, definition }) =>
        definition?.type === 'date'
          ? `${fr.quote(value)} vient avant la première date possible, ${fr.bound(definition, 'minimum')}.`
          : `${fr.quote(value)} est inférieur au minimum, ${fr.bound(definition, 'minimum')}.`,
      advice: fr.expectedValue,
    },
    maximum: {
      title: 'Valeur au-dessus du maximum',
      message: ({ value, definition }) =>
        definition?.type === 'date'
          ? `${fr.quote(value)} vient après la dernière date possible, ${fr.bound(definition, 'maximum')}.`
          : `${fr.quote(value)} dépasse le maximum, ${fr.bound(definition, 'maximum')}.`,
      advice: fr.expectedValue,
    },
    'total-digits': {
      title: 'Nombre trop grand',
      message: ({ value, definition }) => `${fr.quote(value)} compte trop de chiffres : ${fr.digits(definition)}.`,
      advice: fr.expectedValue,
    },
    'fraction-digits': {
      title: 'Trop de décimales',
      message: ({ value, definition }) =>
        `${fr.quote(value)} a plus de ${fr.fractionDigits(definition?.constraints?.fractionDigits ?? 0)}.`,
      advice: error =>
        error.definition?.constraints?.fractionDigits === 2
          ? 'Arrondissez le montant au centime.'
          : fr.expectedValue(error),
    },
    'garbled-text': {
      title: 'Lettres mal lues par un logiciel',
      message: ({ value }) =>
        `${fr.quote(value)} vient d’un texte qu’un logiciel a lu dans un autre encodage que le sien.`,
      advice: ({ value }) => `Écrivez ${fr.quote(ungarble(value ?? '') ?? value)}.`,
    },
    'control-character': {
      title: 'Caractère qui ne s’affiche pas',
      message: ({ value }) => `${fr.quote(value)} contient ${nameHidden(value ?? '', 'fr')}.`,
      advice: () => 'Effacez ce texte et retapez-le, sans le copier.',
    },
    unique: {
      title: 'Valeur en double',
      message: ({ value, expected: first }) => `${fr.quote(value)} figure déjà à la ligne ${first}.`,
      advice: () => 'Gardez une seule ligne pour cette valeur, ou corrigez celle qui est fausse.',
    },
    'other-year': {
      title: 'Année différente des autres lignes',
      message: ({ value, expected: year }) =>
        `${fr.quote(value)} n’est pas en ${year}, comme presque toutes les autres lignes.`,
      advice: () => 'Vérifiez l’année ; si elle est bonne, il n’y a rien à faire.',
    },
  },
  {
    required: {
      title: 'Mandatory value missing',
      message: error => `Column ${en.column(error)} is mandatory.`,
      advice: en.expectedValue,
    },
    'type-error': {
      title: 'Wrong format',
      message: ({ value, definition }) =>
        englishHidden(definition, value) ??
        (definition?.type === 'date'
          ? (englishImpossibleDay(value) ?? `${en.quote(value)} is not a valid date (year-month-day).`)
          : definition?.type === 'integer'
            ? `${en.quote(value)} is not a whole number.`
            : definition?.type === 'year'
              ? `${en.quote(value)} is not a year.`
              : `${en.quote(value)} is not a number.`),
      advice: error => englishPlainValue(error) ?? en.expectedValue(error),
    },
    pattern: {
      title: 'Wrong format',
      message: ({ value, definition }) =>
        englishHidden(definition, value) ??
        describeDamageInEnglish(findCodeDamage(definition, value), value) ??
        `${en.quote(value)} does not have the expected form.`,
      advice: error => englishPlainValue(error) ?? en.expectedValue(error),
    },
    enum: {
      title: 'Value not in the list',
      message: ({ value, nearest, definition }) =>
        nearest.length > 0
          ? `${nearest.map(entry => en.quote(entry.item)).join(', ')}: not an allowed value.`
          : (englishHidden(definition, value) ?? `${en.quote(value)} is not written as expected.`),
      advice: error => (error.nearest.length === 0 ? englishPlainValue(error) : null) ?? englishNearestValues(error),
    },
    'min-length': {
      title: 'Text too short',
      message: ({ value, definition }) =>
        `${en.quote(value)} is shorter than the minimum, ${en.characters(definition?.constraints?.minLength ?? 0)}.`,
      advice: en.expectedValue,
    },
    'max-length': {
      title: 'Text too long',
      message: ({ value, definition }) =>
        `${en.quote(value)} is longer than the maximum, ${en.characters(definition?.constraints?.maxLength ?? 0)}.`,
      advice: en.expectedValue,
    },
    minimum: {
      title: 'Value below the minimum',
      message: ({ value, definition }) =>
        definition?.type === 'date'
          ? `${en.quote(value)} comes before the first date allowed, ${en.bound(definition, 'minimum')}.`
          : `${en.quote(value)} is below the minimum, ${en.bound(definition, 'minimum')}.`,
      advice: en.expectedValue,
    },
    maximum: {
      title: 'Value above the maximum',
      message: ({ value, definition }) =>
        definition?.type === 'date'
          ? `${en.quote(value)} comes after the last date allowed, ${en.bound(definition, 'maximum')}.`
          : `${en.quote(value)} is above the maximum, ${en.bound(definition, 'maximum')}.`,
      advice: en.expectedValue,
    },
    'total-digits': {
      title: 'Number too large',
      message: ({ value, definition }) => `${en.quote(value)} has too many digits: ${en.digits(definition)}.`,
      advice: en.expectedValue,
    },
    'fraction-digits': {
      title: 'Too many decimals',
      message: ({ value, definition }) =>
        `${en.quote(value)} has more than ${en.fractionDigits(definition?.constraints?.fractionDigits ?? 0)}.`,
      advice: error =>
        error.definition?.constraints?.fractionDigits === 2 ? 'Round the amount to cents.' : en.expectedValue(error),
    },
    'garbled-text': {
      title: 'Letters misread by a program',
      message: ({ value }) => `${en.quote(value)} is a text that a program read in another encoding than its own.`,
      advice: ({ value }) => `Write ${en.quote(ungarble(value ?? '') ?? value)}.`,
    },
    'control-character': {
      title: 'Character that does not show',
      message: ({ value }) => `${en.quote(value)} holds ${nameHidden(value ?? '', 'en')}.`,
      advice: () => 'Delete this text and type it again, without copying it.',
    },
    unique: {
      title: 'Repeated value',
      message: ({ value, expected: first }) => `${en.quote(value)} is already in row ${first}.`,
      advice: () => 'Keep one row for this value, or correct the wrong one.',
    },
    'other-year': {
      title: 'Year unlike the other rows',
      message: ({ value, expected: year }) => `${en.quote(value)} is not in ${year}, as nearly all other rows are.`,
      advice: () => 'Check the year; if it is right, there is nothing to do.',
    },
  },
)
