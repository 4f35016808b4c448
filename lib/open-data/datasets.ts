import { canteensDataset } from './canteens-dataset.ts'
import type { Dataset, DatasetName } from './dataset.ts'
import { declarationsDataset } from './declarations-dataset.ts'
import { statisticsDataset } from './statistics-dataset.ts'

/** All that is published, in the order in which people read it. */
export const datasets = {
  cantines: canteensDataset,
  teledeclarations: declarationsDataset,
  statistiques: statisticsDataset,
} as const satisfies { readonly [Name in DatasetName]: Dataset }
