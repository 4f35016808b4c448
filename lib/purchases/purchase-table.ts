import { achats } from '../generated/schemas.ts'
import { type Bindings, text } from '../table-schema/binding.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { readDate, splitList } from '../table-schema/cell-type.ts'
import { bindTable } from '../table-schema/table.ts'
import { yearDistribution } from '../table-schema/year-distribution.ts'
import { roundPrice } from './price.ts'
import { priceDistribution } from './price-distribution.ts'
import type { Characteristic, LocalDefinition, ProductFamily, PurchaseDraft } from './purchase-draft.ts'
import { purchaseRules } from './purchase-rules.ts'

export const purchaseColumns: Bindings<PurchaseDraft> = {
  siret: { column: 'siret', read: text },
  description: { column: 'description', read: text },
  provider: { column: 'fournisseur', read: text },
  date: { column: 'date', read: value => readDate(value) ?? null },
  priceHt: { column: 'prix_ht', read: value => (value === '' ? null : roundPrice(value)) },
  family: { column: 'famille_produits', read: value => text(value) as ProductFamily | null },
  characteristics: {
    column: 'caracteristiques',
    read: value => (value === '' ? [] : [...new Set(splitList(value, ','))]) as Characteristic[],
  },
  localDefinition: { column: 'definition_local', read: value => text(value) as LocalDefinition | null },
}

export const purchaseTable = bindTable<PurchaseDraft>(achats, purchaseColumns, purchaseRules, bundledCell, {
  distributions: [priceDistribution, yearDistribution('date')],
})
