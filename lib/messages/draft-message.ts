import type { z } from 'zod'
import { type AccountProblem, accountSentences } from '../accounts/account-words.ts'
import type { Locale } from './locale.ts'

interface Sentences {
  readonly required: string
  readonly notNull: string
  readonly text: string
  readonly wholeNumber: string
  readonly object: string
  readonly atLeast: (minimum: number | bigint) => string
  readonly atMost: (maximum: number | bigint) => string
  readonly longest: (maximum: number | bigint) => string
  readonly choose: string
}

const sentences: Record<Locale, Sentences> = {
  fr: {
    required: 'Ce champ est obligatoire',
    notNull: 'Ce champ ne peut pas être nul.',
    text: 'Ce champ doit être un texte.',
    wholeNumber: 'Ce champ doit être un nombre entier.',
    object: 'Un objet JSON est attendu.',
    atLeast: minimum => `La valeur minimale est ${minimum}.`,
    atMost: maximum => `La valeur maximale est ${maximum}.`,
    longest: maximum => `Ce champ compte ${maximum} caractères au plus.`,
    choose: 'Choisissez au moins une réponse.',
  },
  en: {
    required: 'This field is required',
    notNull: 'This field cannot be null.',
    text: 'This field must be a text.',
    wholeNumber: 'This field must be a whole number.',
    object: 'A JSON object is expected.',
    atLeast: minimum => `The minimum value is ${minimum}.`,
    atMost: maximum => `The maximum value is ${maximum}.`,
    longest: maximum => `This field has ${maximum} characters at most.`,
    choose: 'Choose at least one answer.',
  },
}

/** Why a draft is refused, as forms and the API say it; undefined for what people hardly meet. */
export function draftMessage(issue: z.core.$ZodRawIssue, locale: Locale): string | undefined {
  const words = sentences[locale]
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return words.required
      if (issue.input === null) return words.notNull
      if (issue.expected === 'string') return words.text
      if (issue.expected === 'number' || issue.expected === 'int') return words.wholeNumber
      if (issue.expected === 'object') return words.object
      return undefined
    case 'invalid_union':
      if (issue.input === undefined) return words.required
      return issue.input === null ? words.notNull : undefined
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return words.required
      if (issue.origin === 'array' && issue.minimum === 1) return words.choose
      return isNumeric(issue.origin) ? words.atLeast(issue.minimum) : undefined
    case 'too_big':
      if (issue.origin === 'string') return words.longest(issue.maximum)
      return isNumeric(issue.origin) ? words.atMost(issue.maximum) : undefined
    case 'custom':
      return accountSentences[locale][issue.params?.code as AccountProblem]
    default:
      return undefined
  }
}

const isNumeric = (origin: string): boolean => origin === 'number' || origin === 'int'
