import { medianDistribution } from '../table-schema/median-distribution.ts'
import { productFamilies } from './purchase-draft.ts'

export type PriceCode = 'unusual-price'

/**
 * Finds prices far from the median of their product family in the file. Cheap lines are common in any family; a price a
 * hundred times the median is usually in cents, or has lost its decimal mark.
 */
export const priceDistribution = medianDistribution<PriceCode>({
  code: 'unusual-price',
  column: 'prix_ht',
  groups: { column: 'famille_produits', words: productFamilies },
  fewest: 10,
  timesAbove: 100,
  timesBelow: 1000,
})

export const isAboveMedian = (price: string | null, median: string | undefined): boolean =>
  Number(price?.replace(',', '.')) > Number(median)
