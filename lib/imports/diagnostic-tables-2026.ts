import { siretSpaces } from '../canteens/canteen-leniency.ts'
import { spreadsheetSiret } from '../canteens/canteen-rules.ts'
import {
  type DetailedDiagnosticRow2026,
  detailedBindings2026,
  type SimpleDiagnosticRow2026ById,
  type SimpleDiagnosticRow2026BySiret,
  simpleBindings2026ById,
  simpleBindings2026BySiret,
} from '../diagnostics/diagnostic-draft-2026.ts'
import { diagnosticKey, diagnosticKeyById } from '../diagnostics/diagnostic-key.ts'
import { detailedDiagnosticRules2026, simpleDiagnosticRules2026 } from '../diagnostics/diagnostic-rules-2026.ts'
import { diagnostics2026Id, diagnostics2026Siret, diagnosticsComplets2026 } from '../generated/schemas.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { bindTable } from '../table-schema/table.ts'
import { yearDistribution } from '../table-schema/year-distribution.ts'

const distributions = [yearDistribution('année_bilan')]
const bySiret = { distributions, rowKey: diagnosticKey, leniencies: [siretSpaces] } as const

/** Simple reports in the format of 2026, whose canteens are named by their SIRET. */
export const simpleDiagnosticTable2026BySiret = bindTable<SimpleDiagnosticRow2026BySiret>(
  diagnostics2026Siret,
  simpleBindings2026BySiret,
  [...simpleDiagnosticRules2026, spreadsheetSiret('siret')],
  bundledCell,
  bySiret,
)

/** Simple reports in the format of 2026, whose canteens are named by their id. */
export const simpleDiagnosticTable2026ById = bindTable<SimpleDiagnosticRow2026ById>(
  diagnostics2026Id,
  simpleBindings2026ById,
  simpleDiagnosticRules2026,
  bundledCell,
  { distributions, rowKey: diagnosticKeyById },
)

/** Detailed reports in the format of 2026. */
export const detailedDiagnosticTable2026 = bindTable<DetailedDiagnosticRow2026>(
  diagnosticsComplets2026,
  detailedBindings2026,
  [...detailedDiagnosticRules2026, spreadsheetSiret('siret')],
  bundledCell,
  bySiret,
)
