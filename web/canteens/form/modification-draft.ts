import { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { z } from 'zod'
import { deleteTabDraft, loadTabDraft, saveTabDraft } from '../../app/tab-drafts.ts'
import { DraftValues } from './draft-values.ts'
import { Selection } from './selection.ts'

/**
 * The unsaved changes to a canteen, with the canteen on which they are based: what others saved since is merged when they
 * are sent. They stay in their tab, so that a reload loses nothing.
 */
const ModificationDraft = z.object({ base: Canteen, values: DraftValues, selection: Selection.nullable() })
export type ModificationDraft = z.output<typeof ModificationDraft>

const nameOf = (canteenId: number) => `cantine-${canteenId}`

export const loadModificationDraft = (owner: number, canteenId: number): ModificationDraft | null =>
  loadTabDraft(nameOf(canteenId), owner, ModificationDraft)

export const saveModificationDraft = (owner: number, draft: ModificationDraft): void =>
  saveTabDraft(nameOf(draft.base.id), owner, draft)

export const deleteModificationDraft = (canteenId: number): void => deleteTabDraft(nameOf(canteenId))
