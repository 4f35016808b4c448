import { draftMessage } from '@ma-cantine/lib/messages/draft-message'
import { z } from 'zod'
import { FieldErrors } from './refusal.ts'
import { refuseUnstorableTexts } from './storable-text.ts'

const french = z.locales.fr().localeError

/** The sentences people meet most; zod's own French ones for the rest. */
const message: z.core.$ZodErrorMap = issue => draftMessage(issue, 'fr') ?? french(issue)

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
