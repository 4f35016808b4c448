import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { useSatelliteWords } from './words/satellite-words.ts'

/** The sentences about the satellites of a canteen: a group delivers to nobody, its canteens belong to it. */
export function useSatelliteTexts({ productionType }: Pick<Canteen, 'productionType'>) {
  const { ofGroup, ...words } = useSatelliteWords()
  return isGroup(productionType) ? { ...words, ...ofGroup } : words
}
