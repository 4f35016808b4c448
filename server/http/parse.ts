import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { formMessages } from '@ma-cantine/lib/messages/form-messages'
import { issueMessage } from '@ma-cantine/lib/messages/issue-message'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { z } from 'zod'
import { FieldErrors, notFound } from './refusal.ts'
import { refuseUnstorableTexts } from './storable-text.ts'
import { readTextValues } from './text-values.ts'

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
  const parsed = check(schema, value)
  if (parsed.success) return parsed.data
  throw fieldErrors(parsed.error)
}

/**
 * Checks the parameters of a path.
 * @throws Refusal (404): no address has others.
 */
export function parsePath<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = check(schema, value)
  if (parsed.success) return parsed.data
  throw notFound(httpRefusals('unknown-address'))
}

/** Checks a body, in which numbers may be texts, and the values of a form are all texts. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, value: unknown, isForm: boolean): z.output<Schema> {
  refuseUnstorableTexts(value)
  let parsed = check(schema, value)
  // A list of texts that should be numbers shows its items once it is a list, hence the second round.
  for (let round = 0, body = value; !parsed.success && round < 3; round++) {
    body = readTextValues(body, parsed.error.issues, isForm)
    if (body === null) break
    const again = check(schema, body)
    if (again.success || again.error.issues.length <= parsed.error.issues.length) parsed = again
  }
  if (parsed.success) return parsed.data
  throw fieldErrors(parsed.error)
}

// Messages are written later, once the language of the answer is known.
const check = <Schema extends z.ZodType>(schema: Schema, value: unknown) =>
  schema.safeParse(value, { reportInput: true, error: () => '' })

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: Record<string, Message[]> = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
      for (const name of issue.keys) fields[name] = [formMessages('unknown')]
      continue
    }
    const field = issue.path.length === 0 ? 'nonFieldErrors' : String(issue.path[0])
    fields[field] = [...(fields[field] ?? []), messageOf(issue as Issue)]
  }
  return new FieldErrors(fields)
}

const messageOf = (issue: Issue): Message =>
  issueMessage(issue) ?? {
    code: issue.code ?? 'custom',
    in: locale => {
      const sentence = zodSentences[locale](issue)
      return (typeof sentence === 'object' ? sentence?.message : sentence) ?? ''
    },
  }
