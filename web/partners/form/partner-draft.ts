import type { PartnerDraft } from '@ma-cantine/lib/partners/partner-input'
import { z } from 'zod'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { deleteTabDraft, loadTabDraft, saveTabDraft } from '../../app/tab-drafts.ts'

/** What somebody types into the form of a new actor, before any check. */
export type PartnerValues = z.input<typeof PartnerDraft>

export const emptyPartner: PartnerValues = {
  name: '',
  types: [],
  image: '',
  categories: [],
  sectorCategories: [],
  national: true,
  departments: [],
  gratuityOption: '',
  shortDescription: '',
  longDescription: '',
  website: '',
  contactName: '',
  contactEmail: '',
  contactPhoneNumber: '',
  contactMessage: '',
  charter: false,
  fax: '',
}

/** All fields of this version of the site, or the draft is not taken. */
const DraftValues = z.custom<PartnerValues>(
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(emptyPartner).every(([field, empty]) => {
      const kept = (value as Record<string, unknown>)[field]
      return typeof kept === typeof empty && Array.isArray(kept) === Array.isArray(empty)
    }),
)

/** An actor that is not known to be proposed. It stays in its tab, without its picture, for which there is no room. */
const StoredDraft = z.object({
  values: DraftValues,
  hadImage: z.boolean(),
  /** The last attempt to send it: what was sent, and its idempotency key. */
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
})
type StoredDraft = z.output<typeof StoredDraft>

const name = 'acteur'
const visitor = 0

/** The draft that this person may see: theirs, or the one that a visitor typed before signing in. */
export const loadPartnerDraft = (owner: number | null): StoredDraft | null =>
  loadTabDraft(name, owner ?? visitor, StoredDraft) ?? loadTabDraft(name, visitor, StoredDraft)

export const deletePartnerDraft = (): void => deleteTabDraft(name)

export const savePartnerDraft = (owner: number | null, { image, ...values }: PartnerValues): void =>
  saveTabDraft(name, owner ?? visitor, {
    values: { ...values, image: '' },
    hadImage: image !== '',
    attempt: loadPartnerDraft(owner)?.attempt ?? null,
  } satisfies StoredDraft)

/** The key of a proposal: the same each time it is sent unchanged, so that it arrives once. */
export function keyOfProposal(owner: number | null, { image, ...body }: { readonly image: string }): string {
  const content = JSON.stringify([body, image.length, image.slice(-64)])
  const draft = loadPartnerDraft(owner)
  if (draft?.attempt?.content === content) return draft.attempt.key
  const attempt = { content, key: createIdempotencyKey() }
  saveTabDraft(name, owner ?? visitor, { values: emptyPartner, hadImage: false, ...draft, attempt })
  return attempt.key
}
