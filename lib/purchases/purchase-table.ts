import { fileBindings } from '../entities/file-bindings.ts'
import { achats } from '../generated/schemas.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { bindTable } from '../table-schema/table.ts'
import { yearDistribution } from '../table-schema/year-distribution.ts'
import { priceDistribution } from './price-distribution.ts'
import type { PurchaseDraft } from './purchase-draft.ts'
import { purchaseFields } from './purchase-fields.ts'
import { purchaseRules } from './purchase-rules.ts'

export const purchaseTable = bindTable<PurchaseDraft>(
  achats,
  fileBindings(purchaseFields),
  purchaseRules,
  bundledCell,
  {
    distributions: [priceDistribution, yearDistribution('date')],
  },
)
