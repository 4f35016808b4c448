import { spreadsheetSiret } from '../canteens/canteen-rules.ts'
import { achats2026Id, achats2026Siret } from '../generated/schemas.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { bindTable } from '../table-schema/table.ts'
import { yearDistribution } from '../table-schema/year-distribution.ts'
import { priceDistribution } from './price-distribution.ts'
import {
  bindings2026ById,
  bindings2026BySiret,
  type PurchaseDraft2026ById,
  type PurchaseDraft2026BySiret,
} from './purchase-draft-2026.ts'
import { purchaseRules2026 } from './purchase-rules-2026.ts'

const options = { distributions: [priceDistribution, yearDistribution('date')] } as const

/** Purchases in the format of 2026, whose canteens are named by their SIRET. */
export const purchaseTable2026BySiret = bindTable<PurchaseDraft2026BySiret>(
  achats2026Siret,
  bindings2026BySiret,
  [...purchaseRules2026, spreadsheetSiret('siret')],
  bundledCell,
  options,
)

/** Purchases in the format of 2026, whose canteens are named by their id. */
export const purchaseTable2026ById = bindTable<PurchaseDraft2026ById>(
  achats2026Id,
  bindings2026ById,
  purchaseRules2026,
  bundledCell,
  options,
)
