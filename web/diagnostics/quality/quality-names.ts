import type { StoredAmount } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { GridFamily, GridLabel } from '@ma-cantine/lib/diagnostics/product-grid'
import { gridCellOf, type QualityStep } from '@ma-cantine/lib/diagnostics/quality-steps'
import { familyLabels, familyShortLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { gridLabelOf, type SummaryLabel, summaryLabels } from '@ma-cantine/lib/purchases/purchase-sums'
import { familyOfGrid } from '@ma-cantine/lib/purchases/summary-rules'
import { useLocale } from '../../app/locale.ts'
import { useSummaryWords } from '../../purchases/summary/words/summary-words.ts'
import { useQualityWords } from './words/quality-words.ts'

/** The label of purchases that a label of a report is; undefined for an origin. */
export const summaryLabelOfGrid = (label: GridLabel['property']): SummaryLabel | undefined =>
  summaryLabels.find(code => gridLabelOf[code] === label)

export interface QualityNames {
  readonly labelOf: (label: GridLabel['property']) => string
  readonly familyOf: (family: GridFamily['property']) => string
  readonly shortFamilyOf: (family: GridFamily['property']) => string
  /** The name of any amount; that of a cell says its label and its family. */
  readonly nameOf: (property: StoredAmount) => string
  /** The name of an amount where its step is named already: a cell is called by its family. */
  readonly nameInStep: (property: StoredAmount) => string
  readonly titleOf: (step: QualityStep) => string
}

/** A hook: the names of labels, families and amounts in the language of the page. */
export function useQualityNames(): QualityNames {
  const words = useQualityWords()
  const { labels } = useSummaryWords()
  const locale = useLocale()
  const labelOf: QualityNames['labelOf'] = label => {
    if (label === 'France' || label === 'ShortDistribution' || label === 'Local') return words.origins[label]
    const code = summaryLabelOfGrid(label)
    return code ? labels[code] : label
  }
  const familyOf: QualityNames['familyOf'] = family => familyLabels[locale][familyOfGrid[family]]
  const nameOf: QualityNames['nameOf'] = property => {
    const cell = gridCellOf(property)
    if (cell) return words.cell(labelOf(cell.label.property), familyOf(cell.family.property))
    return words.totals[property as keyof typeof words.totals]
  }
  return {
    labelOf,
    familyOf,
    shortFamilyOf: family => familyShortLabels[locale][familyOfGrid[family]],
    nameOf,
    nameInStep: property => {
      const cell = gridCellOf(property)
      return cell ? familyOf(cell.family.property) : nameOf(property)
    },
    titleOf: ({ slug, label }) => (label ? labelOf(label.property) : words.steps[slug as keyof typeof words.steps]),
  }
}
