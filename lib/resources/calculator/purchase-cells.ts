import { gridFamilies, gridLabels } from '../../diagnostics/product-grid.ts'
import { at } from './sheet-cells.ts'

export type LabelProperty = (typeof gridLabels)[number]['property']
export type FamilyProperty = (typeof gridFamilies)[number]['property']

/** The name of the sheet as formulas quote it: a plain word, which needs no quotation marks. */
export const purchaseSheetName = 'Achats'

export const labels = gridLabels.filter(({ group }) => group !== 'origin')
export const origins = gridLabels.filter(({ group }) => group === 'origin')

export const firstLabelRow = 6
export const totalRow = firstLabelRow + labels.length
export const firstOriginRow = totalRow + 4
export const lastOriginRow = firstOriginRow + origins.length - 1
export const firstFamily = 2
export const totalColumn = firstFamily + gridFamilies.length

export const familyColumn = (property: FamilyProperty): number =>
  firstFamily + gridFamilies.findIndex(family => family.property === property)
export const labelRow = (property: LabelProperty): number =>
  firstLabelRow + labels.findIndex(label => label.property === property)

/** The cell of `Achats` that holds the amount of a family and a label. */
export function purchaseCell(family: FamilyProperty, label: LabelProperty): string {
  const origin = origins.findIndex(({ property }) => property === label)
  return at(familyColumn(family), origin < 0 ? labelRow(label) : firstOriginRow + origin)
}
