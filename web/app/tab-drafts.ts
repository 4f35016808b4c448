import { z } from 'zod'

/** The names of drafts in the storage of the tab start so; signing out erases them. */
const prefix = 'brouillon-'

/** A draft of one person: nobody else who signs in here later sees it. */
const StoredDraft = z.object({ owner: z.int(), content: z.unknown() })

export function loadTabDraft<Schema extends z.ZodType>(
  name: string,
  owner: number,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const draft = StoredDraft.parse(JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null'))
    return draft.owner === owner ? schema.parse(draft.content) : null
  } catch {
    // Nothing, or the draft of another version of the site.
    return null
  }
}

export const saveTabDraft = (name: string, owner: number, content: unknown): void =>
  sessionStorage.setItem(prefix + name, JSON.stringify({ owner, content }))

export const deleteTabDraft = (name: string): void => sessionStorage.removeItem(prefix + name)

export function deleteTabDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
