import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { isStorable } from '@ma-cantine/lib/table-schema/unreadable-characters'
import { FieldErrors } from './refusal.ts'

/**
 * Refuses texts that cannot be stored unchanged, or imported again from an export: PostgreSQL has no U+0000, half of a
 * surrogate pair is not a character, control characters are refused in files. Works at any depth, without recursion.
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
  const code = text.includes('\0')
    ? 'nul-character'
    : !text.isWellFormed()
      ? 'half-character'
      : isStorable(text)
        ? null
        : 'control-character'
  if (code) throw new FieldErrors({ [field ?? 'nonFieldErrors']: [httpRefusals(code)] })
}
