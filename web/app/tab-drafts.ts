import { z } from 'zod'
import { tabDraft } from './device/items.ts'

/** A draft of one person: nobody else who signs in here later sees it. */
const StoredDraft = z.object({ owner: z.int(), content: z.unknown() })

export function loadTabDraft<Schema extends z.ZodType>(
  name: string,
  owner: number,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const draft = StoredDraft.parse(JSON.parse(tabDraft(name).get() ?? 'null'))
    return draft.owner === owner ? schema.parse(draft.content) : null
  } catch {
    // Nothing, or the draft of another version of the site.
    return null
  }
}

export const saveTabDraft = (name: string, owner: number, content: unknown): void =>
  tabDraft(name).set(JSON.stringify({ owner, content }))

export const deleteTabDraft = (name: string): void => tabDraft(name).remove()
