import { emptyCanteenForm } from '@ma-cantine/lib/canteens/canteen-form'
import { z } from 'zod'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { deleteTabDraft, loadTabDraft, saveTabDraft } from '../../app/tab-drafts.ts'
import { DraftValues } from './draft-values.ts'
import { Selection } from './selection.ts'

/** What is being created: each has a draft of its own in the tab. */
export type CreationDraftName = 'cantine' | 'groupe'

/** A canteen that is not known to be created. It stays in its tab, so that a reload loses nothing. */
const CreationDraft = z.object({
  values: DraftValues,
  selection: Selection.nullable(),
  /** The last attempt to create it: what was sent, and its idempotency key. */
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
})
export type CreationDraft = z.output<typeof CreationDraft>

export const loadCreationDraft = (name: CreationDraftName, owner: number): CreationDraft | null =>
  loadTabDraft(name, owner, CreationDraft)

export const saveCreationDraft = (
  name: CreationDraftName,
  owner: number,
  draft: Omit<CreationDraft, 'attempt'>,
): void => saveTabDraft(name, owner, { ...draft, attempt: loadCreationDraft(name, owner)?.attempt ?? null })

export const deleteCreationDraft = (name: CreationDraftName): void => deleteTabDraft(name)

/** The key of a canteen to create: the same each time it is sent unchanged, so that it is created once. */
export function keyOfCreation(name: CreationDraftName, owner: number, content: string): string {
  const draft = loadCreationDraft(name, owner)
  if (draft?.attempt?.content === content) return draft.attempt.key
  const attempt = { content, key: createIdempotencyKey() }
  saveTabDraft(name, owner, { values: emptyCanteenForm, selection: null, ...draft, attempt })
  return attempt.key
}
