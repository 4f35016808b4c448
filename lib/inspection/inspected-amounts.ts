import { gridProperties, type StoredAmount, storedAmounts } from '../diagnostics/amount-properties.ts'
import { type GridProperty, gridCells } from '../diagnostics/product-grid.ts'
import { gridCellOf } from '../diagnostics/quality-steps.ts'
import { snakeCase } from '../entities/snake-case.ts'
import type { Locale } from '../messages/locale.ts'
import { familyLabels } from '../purchases/purchase-labels.ts'
import { familyOfGrid } from '../purchases/summary-rules.ts'
import { type DeclaredWords, frDeclaredWords } from '../teledeclaration/declared-words.ts'

const isCell = (property: StoredAmount): property is GridProperty => gridProperties.includes(property as GridProperty)

const totals = Object.keys(frDeclaredWords.totals) as Exclude<StoredAmount, GridProperty>[]

/** The amounts in the order of a proof, which is that of an inspector: totals, then the cells of the grid. */
export const inspectedProperties: readonly StoredAmount[] = [...totals, ...gridProperties]

/** The totals of the products that count for EGalim; all other totals need no label. */
const labelledTotals: ReadonlySet<StoredAmount> = new Set<StoredAmount>([
  'valueBioHt',
  'valueSustainableHt',
  'valueExternalityPerformanceHt',
  'valueEgalimOthersHt',
  'valueMeatPoultryEgalimHt',
  'valueFishEgalimHt',
  ...storedAmounts.filter(property => property.includes('FairTrade')),
])

const labelledCells: ReadonlySet<StoredAmount> = new Set(
  gridCells.filter(({ label }) => label.group !== null && label.group !== 'origin').map(({ property }) => property),
)

/** Whether only products with a label count in an amount, so that certificates prove it. */
export const needsLabel = (property: StoredAmount): boolean =>
  labelledTotals.has(property) || labelledCells.has(property)

/** The name of an amount; that of a cell says its label and its family. */
export function amountName(
  property: StoredAmount,
  { totals, labels }: Pick<DeclaredWords, 'totals' | 'labels'>,
  locale: Locale,
): string {
  const cell = gridCellOf(property)
  if (!cell) return totals[property as keyof DeclaredWords['totals']]
  return `${labels[cell.label.property]} (${familyLabels[locale][familyOfGrid[cell.family.property]]})`
}

/** Amounts by property; those that were not given are null or absent. */
export type DeclaredAmounts = Readonly<Partial<Record<StoredAmount, number | null>>>

/** The amounts among the answers of a snapshot, by property. */
export const amountsOfSnapshot = (answers: Readonly<Record<string, unknown>>): DeclaredAmounts =>
  Object.fromEntries(
    inspectedProperties.flatMap(property => {
      const amount = answers[snakeCase(property)]
      return typeof amount === 'number' ? [[property, amount]] : []
    }),
  )

/** The amounts of a report that nobody has declared: a simple one may have been detailed before, whose grid is not shown. */
export function amountsOfReport(
  report: Readonly<Record<StoredAmount, number | null>> & { readonly diagnosticType: string | null },
): DeclaredAmounts {
  const isShown = (property: StoredAmount) => report.diagnosticType === 'COMPLETE' || !isCell(property)
  return Object.fromEntries(
    inspectedProperties.flatMap(property => (isShown(property) ? [[property, report[property]]] : [])),
  )
}
