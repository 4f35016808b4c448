import type { AmountProperty } from '../diagnostics/amount-properties.ts'
import { compulsoryAmountLines } from '../diagnostics/missing-amounts.ts'
import type { GridLabel } from '../diagnostics/product-grid.ts'
import { gridCellOf } from '../diagnostics/quality-steps.ts'
import type { Labels } from '../messages/labels.ts'
import type { Locale } from '../messages/locale.ts'
import { familyShortLabels } from '../purchases/purchase-labels.ts'
import { familyOfGrid } from '../purchases/summary-rules.ts'
import type { DeclaredWords } from './declared-words.ts'

const allFamilies: Labels<'all'> = { fr: { all: 'toutes les familles' }, en: { all: 'all families' } }

/** The families of a label that some year asks for. */
const askedFamilies = (label: GridLabel['property']): number =>
  Math.max(
    ...compulsoryAmountLines.map(
      ({ amounts }) => amounts.COMPLETE.filter(property => gridCellOf(property)?.label.property === label).length,
    ),
  )

/**
 * The names of missing amounts, for a sentence: a total has its own, the cells of a label are one name with its
 * families, for a detailed report may lack 53 amounts.
 */
export function namesOfMissingAmounts(
  missing: readonly AmountProperty[],
  { totals, labels }: Pick<DeclaredWords, 'totals' | 'labels'>,
  locale: Locale,
): string[] {
  const cells = missing.flatMap(property => gridCellOf(property) ?? [])
  const byLabel = Map.groupBy(cells, ({ label }) => label.property)
  return [
    ...missing.flatMap(property => (gridCellOf(property) ? [] : [totals[property as keyof DeclaredWords['totals']]])),
    ...[...byLabel].map(([label, ofLabel]) => {
      const families =
        ofLabel.length === askedFamilies(label)
          ? allFamilies[locale].all
          : ofLabel
              .map(({ family }) => familyShortLabels[locale][familyOfGrid[family.property]].toLocaleLowerCase(locale))
              .join(', ')
      return `${labels[label]} (${families})`
    }),
  ]
}
