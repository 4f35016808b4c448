import { emptyPurchaseForm, type PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { z } from 'zod'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { deleteTabDraft, loadTabDraft, saveTabDraft } from '../../app/tab-drafts.ts'

/** What was typed, as a draft keeps it: all fields of this version of the site, or it is not taken. */
const DraftValues = z.custom<PurchaseFormValues>(
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(emptyPurchaseForm).every(
      ([field, empty]) => typeof (value as Record<string, unknown>)[field] === typeof empty,
    ),
)

/** A purchase that is not known to be saved. It stays in its tab, without its invoice, for which there is no room. */
const NewPurchaseDraft = z.object({
  values: DraftValues,
  hadInvoice: z.boolean(),
  /** The last attempt to save it: a digest of what was sent, and its idempotency key. */
  attempt: z.object({ digest: z.string(), key: z.string() }).nullable(),
})
export type NewPurchaseDraft = z.output<typeof NewPurchaseDraft>

/** The name of the draft of a new purchase; a copy of another one has its own. */
export const draftName = (copied: number | null): string => (copied === null ? 'achat' : `achat-copie-${copied}`)

export const loadPurchaseDraft = (name: string, owner: number): NewPurchaseDraft | null =>
  loadTabDraft(name, owner, NewPurchaseDraft)

export const savePurchaseDraft = (name: string, owner: number, { invoiceFile, ...values }: PurchaseFormValues): void =>
  saveTabDraft(name, owner, {
    values: { ...values, invoiceFile: '' },
    hadInvoice: invoiceFile !== '',
    attempt: loadPurchaseDraft(name, owner)?.attempt ?? null,
  } satisfies NewPurchaseDraft)

export const deletePurchaseDraft = (name: string): void => deleteTabDraft(name)

/** The key of a purchase to save: the same each time it is sent unchanged, so that it is saved once. */
export function keyOfPurchase(name: string, owner: number, body: object): string {
  const digest = digestOf(JSON.stringify(body))
  const draft = loadPurchaseDraft(name, owner)
  if (draft?.attempt?.digest === digest) return draft.attempt.key
  const attempt = { digest, key: createIdempotencyKey() }
  saveTabDraft(name, owner, { values: emptyPurchaseForm, hadInvoice: false, ...draft, attempt })
  return attempt.key
}

/** A short form of a text that may be as long as an invoice: two texts that a person types one after the other differ. */
function digestOf(text: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length}-${(hash >>> 0).toString(16)}`
}
