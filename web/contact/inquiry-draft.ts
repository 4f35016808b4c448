import type { InquiryDraft } from '@ma-cantine/lib/contact/inquiry-api'
import { z } from 'zod'
import { inquiryDraft } from '../app/device/items.ts'
import { createIdempotencyKey } from '../app/idempotency-key.ts'

/** What somebody types into the contact form, before any check. */
export type InquiryValues = z.input<typeof InquiryDraft>
type Inquiry = z.output<typeof InquiryDraft>

/** A message that is not known to have arrived. It stays in its tab, so that a reload loses nothing. */
const StoredDraft = z.object({
  /** The id of the user who wrote it, null for a visitor: nobody else who signs in here later sees it. */
  owner: z.int().nullable(),
  values: z.object({ from: z.string(), name: z.string(), inquiryType: z.string(), message: z.string() }),
  /** The last attempt to send: what was sent, and its idempotency key. */
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
})
export type StoredDraft = z.output<typeof StoredDraft>

/** The draft that this person may see: theirs, or the one that a visitor typed before signing in. */
export function loadDraft(userId: number | null): StoredDraft | null {
  const draft = readDraft()
  return draft && (draft.owner === null || draft.owner === userId) ? draft : null
}

function readDraft(): StoredDraft | null {
  try {
    return StoredDraft.parse(JSON.parse(inquiryDraft.get() ?? 'null'))
  } catch {
    // Nothing, or the draft of another version of the site.
    return null
  }
}

const writeDraft = (draft: StoredDraft): void => inquiryDraft.set(JSON.stringify(draft))

export function saveValues(owner: number | null, { from, name, inquiryType, message }: InquiryValues): void {
  writeDraft({ owner, values: { from, name, inquiryType, message }, attempt: loadDraft(owner)?.attempt ?? null })
}

export const deleteDraft = (): void => inquiryDraft.remove()

/** The key of a message: the same each time it is sent unchanged, so that it arrives once. */
export function keyOfAttempt(owner: number | null, { from, name, inquiryType, message }: Inquiry): string {
  const content = JSON.stringify([from, name, inquiryType, message])
  const attempt = loadDraft(owner)?.attempt
  if (attempt?.content === content) return attempt.key
  const key = createIdempotencyKey()
  writeDraft({ owner, values: { from, name, inquiryType, message }, attempt: { content, key } })
  return key
}
