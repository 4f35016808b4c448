import { adminCanteenTable, canteenTable } from '../canteens/canteen-table.ts'
import { addedManagersTable2026, changedCanteenTable2026, newCanteenTable2026 } from '../canteens/canteen-table-2026.ts'
import { purchaseTable } from '../purchases/purchase-table.ts'
import { purchaseTable2026ById, purchaseTable2026BySiret } from '../purchases/purchase-table-2026.ts'
import { recapTable } from '../recaps/recap-table.ts'
import type { Table } from '../table-schema/table.ts'
import {
  adminDiagnosticTable,
  centralDetailedDiagnosticTable,
  centralSimpleDiagnosticTable,
  detailedDiagnosticTable,
  simpleDiagnosticTable,
} from './diagnostic-tables.ts'
import {
  detailedDiagnosticTable2026,
  simpleDiagnosticTable2026ById,
  simpleDiagnosticTable2026BySiret,
} from './diagnostic-tables-2026.ts'
import { type FileKind, fileKinds } from './file-kind.ts'

export { type FileKind, fileKinds } from './file-kind.ts'
export { schemaOf } from './import-schemas.ts'

const tables = {
  achats: purchaseTable,
  achats_2026_siret: purchaseTable2026BySiret,
  achats_2026_id: purchaseTable2026ById,
  cantines: canteenTable,
  cantines_admin: adminCanteenTable,
  cantines_2026_creer: newCanteenTable2026,
  cantines_2026_modifier: changedCanteenTable2026,
  cantines_2026_gestionnaires: addedManagersTable2026,
  diagnostics: simpleDiagnosticTable,
  diagnostics_2026_siret: simpleDiagnosticTable2026BySiret,
  diagnostics_2026_id: simpleDiagnosticTable2026ById,
  diagnostics_admin: adminDiagnosticTable,
  diagnostics_cc: centralSimpleDiagnosticTable,
  diagnostics_complets: detailedDiagnosticTable,
  diagnostics_complets_2026: detailedDiagnosticTable2026,
  diagnostics_complets_cc: centralDetailedDiagnosticTable,
  recapitulatif_fournisseur: recapTable,
} satisfies Record<FileKind, Table>

/** Typed without its record, which differs by kind: validation alone does not need it. */
export const tableOf = (kind: FileKind): Table => tables[kind]

/** The kind of file that a schema is of, by the name that the schema gives itself; null where it is none of ours. */
export function kindOfSchema(name: string): FileKind | null {
  return fileKinds.find(kind => tables[kind].schema.name === name) ?? null
}
