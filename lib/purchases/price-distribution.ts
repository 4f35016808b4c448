import { medianDistribution } from '../table-schema/median-distribution.ts'
import { productFamilies } from './purchase-draft.ts'

export type PriceCode = 'unusual-price'

/**
 * Prices far from the median of their product family in the file. Cheap lines are common in any family, a price a hundred
 * times the usual one is not: it is most often typed in cents, or has lost its decimal mark.
 */
export const priceDistribution = medianDistribution<PriceCode>({
  code: 'unusual-price',
  column: 'prix_ht',
  groups: { column: 'famille_produits', words: productFamilies },
  fewest: 10,
  timesAbove: 100,
  timesBelow: 1000,
})

/** On which side of the median a price is. */
export const isAbove = (price: string | null, median: string | undefined): boolean =>
  Number(price?.replace(',', '.')) > Number(median)
