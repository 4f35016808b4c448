import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { FieldErrors } from './refusal.ts'

/**
 * Refuses texts that cannot be stored unchanged: PostgreSQL has no U+0000, and half of a surrogate pair is not a
 * character. Works at any depth, without recursion.
 * @throws FieldErrors naming the first such field of the request.
 */
export function refuseUnstorableTexts(value: unknown): void {
  const waiting: { value: unknown; field: string | null }[] = [{ value, field: null }]
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, field } = item
    if (typeof value === 'string') refuse(value, field)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) refuse(key, field)
      waiting.push({ value: inner, field: field ?? key })
    }
  }
}

function refuse(text: string, field: string | null): void {
  const code = text.includes('\0') ? 'nul-character' : text.isWellFormed() ? null : 'half-character'
  if (code) throw new FieldErrors({ [field ?? 'nonFieldErrors']: [httpRefusals(code)] })
}
