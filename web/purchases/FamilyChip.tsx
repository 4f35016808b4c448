import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import { familyShortLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { useLocale } from '../app/locale.ts'
import './family-chip.css'

/** The short name of a family of products, in the colour of the family. */
export function FamilyChip({ family }: { readonly family: ProductFamily }) {
  const locale = useLocale()
  return (
    <span className="mc-family" data-family={family}>
      {familyShortLabels[locale][family]}
    </span>
  )
}
