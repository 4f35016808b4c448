import { type AccountProblem, accountSentences } from '@ma-cantine/lib/accounts/account-words'
import { z } from 'zod'
import { FieldErrors } from './refusal.ts'
import { refuseUnstorableTexts } from './storable-text.ts'

const french = z.locales.fr().localeError

/** The sentences people meet most; zod's own French ones for the rest. */
const message: z.core.$ZodErrorMap = issue => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Ce champ est obligatoire.'
      if (issue.input === null) return 'Ce champ ne peut pas être nul.'
      if (issue.expected === 'string') return 'Ce champ doit être un texte.'
      if (issue.expected === 'number' || issue.expected === 'int') return 'Ce champ doit être un nombre entier.'
      if (issue.expected === 'object') return 'Un objet JSON est attendu.'
      return french(issue)
    case 'invalid_union':
      if (issue.input === undefined) return 'Ce champ est obligatoire.'
      if (issue.input === null) return 'Ce champ ne peut pas être nul.'
      return french(issue)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Ce champ ne peut pas être vide.'
      return french(issue)
    case 'too_big':
      if (issue.origin === 'string') return `Ce champ compte ${issue.maximum} caractères au plus.`
      return french(issue)
    case 'custom':
      return accountSentences.fr[issue.params?.code as AccountProblem] ?? french(issue)
    default:
      return french(issue)
  }
}

/**
 * Checks a part of a request against its schema.
 * @throws FieldErrors with the messages of each field.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  refuseUnstorableTexts(value)
  const parsed = schema.safeParse(value, { error: message })
  if (parsed.success) return parsed.data
  const fields: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.length === 0 ? 'nonFieldErrors' : String(path[0])
    fields[field] = [...(fields[field] ?? []), message]
  }
  throw new FieldErrors(fields)
}
