import { z } from 'zod'
import { deleteTabDraft, loadTabDraft, saveTabDraft } from '../../app/tab-drafts.ts'

const name = 'saisie-achats'

/** The rows of a sheet that are not known to be stored, as the text of a file. */
const SheetDraft = z.object({ text: z.string() })
type SheetDraft = z.output<typeof SheetDraft>

export const loadSheetDraft = (owner: number): SheetDraft | null => loadTabDraft(name, owner, SheetDraft)

/** @returns whether the browser had room for it. */
export function saveSheetDraft(owner: number, draft: SheetDraft): boolean {
  try {
    saveTabDraft(name, owner, draft)
    return true
  } catch {
    deleteTabDraft(name)
    return false
  }
}

export const deleteSheetDraft = (): void => deleteTabDraft(name)
