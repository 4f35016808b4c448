import { cantines2026Creer, cantines2026Gestionnaires, cantines2026Modifier } from '../generated/schemas.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { bindTable } from '../table-schema/table.ts'
import {
  type AddedManagersDraft2026,
  addedManagersBindings2026,
  type CanteenDraft2026,
  type ChangedCanteenDraft2026,
  canteenBindings2026,
  changedCanteenBindings2026,
} from './canteen-draft-2026.ts'
import { sectorLeniency } from './canteen-leniency.ts'
import { addedManagersRules2026, canteenRules2026, changedCanteenRules2026 } from './canteen-rules-2026.ts'

/** Canteens to create, in the format of 2026. */
export const newCanteenTable2026 = bindTable<CanteenDraft2026>(
  cantines2026Creer,
  canteenBindings2026,
  canteenRules2026,
  bundledCell,
  { leniencies: sectorLeniency },
)

/** Canteens to change, named by their id, in the format of 2026. */
export const changedCanteenTable2026 = bindTable<ChangedCanteenDraft2026>(
  cantines2026Modifier,
  changedCanteenBindings2026,
  changedCanteenRules2026,
  bundledCell,
  { leniencies: sectorLeniency },
)

/** Managers to add to stored canteens, in the format of 2026. */
export const addedManagersTable2026 = bindTable<AddedManagersDraft2026>(
  cantines2026Gestionnaires,
  addedManagersBindings2026,
  addedManagersRules2026,
  bundledCell,
)
