import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { issueMessage } from '@ma-cantine/lib/messages/issue-message'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { z } from 'zod'
import { FieldErrors } from './refusal.ts'
import { refuseUnstorableTexts } from './storable-text.ts'

type Issue = z.core.$ZodRawIssue

/** The sentences of zod, for errors that people rarely see. */
const zodSentences: Readonly<Record<Locale, z.core.$ZodErrorMap>> = {
  fr: z.locales.fr().localeError,
  en: z.locales.en().localeError,
}

/**
 * Checks a part of a request against its schema.
 * @throws FieldErrors with the messages of each field.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  refuseUnstorableTexts(value)
  // Messages are written later, once the language of the answer is known.
  const parsed = schema.safeParse(value, { reportInput: true, error: () => '' })
  if (parsed.success) return parsed.data
  const fields: Record<string, Message[]> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.length === 0 ? 'nonFieldErrors' : String(issue.path[0])
    fields[field] = [...(fields[field] ?? []), messageOf(issue as Issue)]
  }
  throw new FieldErrors(fields)
}

const messageOf = (issue: Issue): Message =>
  issueMessage(issue) ?? {
    code: issue.code ?? 'custom',
    in: locale => {
      const sentence = zodSentences[locale](issue)
      return (typeof sentence === 'object' ? sentence?.message : sentence) ?? ''
    },
  }
