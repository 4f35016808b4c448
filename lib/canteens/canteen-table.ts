import { fileBindings } from '../entities/file-bindings.ts'
import { cantines, cantinesAdmin } from '../generated/schemas.ts'
import type { Bindings } from '../table-schema/binding.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { bindTable } from '../table-schema/table.ts'
import type { AdminCanteenDraft, CanteenDraft } from './canteen-draft.ts'
import { type CanteenFields, canteenFields } from './canteen-fields.ts'
import { sectorLeniency } from './canteen-leniency.ts'
import { canteenFileRules, lineMinistryRule, silentManagersRule } from './canteen-rules.ts'

export const adminCanteenColumns = fileBindings(canteenFields)

export const canteenColumns = Object.fromEntries(
  Object.entries(adminCanteenColumns).filter(([name]) => !canteenFields[name as keyof CanteenFields].staffOnly),
) as unknown as Bindings<CanteenDraft>

export const canteenTable = bindTable<CanteenDraft>(cantines, canteenColumns, canteenFileRules, bundledCell, {
  leniencies: sectorLeniency,
})

export const adminCanteenTable = bindTable<AdminCanteenDraft>(
  cantinesAdmin,
  adminCanteenColumns,
  [...canteenFileRules, lineMinistryRule, silentManagersRule],
  bundledCell,
  { leniencies: sectorLeniency },
)
