import type { CanteenChange } from './canteen-input.ts'
import { codesOfSectors, idOfSector } from './sectors.ts'

type GivenSectors = Pick<CanteenChange, 'sectors' | 'sectorList'>

const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  codesOfSectors(some).join() === codesOfSectors(others).join()

/**
 * The ids of the sectors that a body means, by ids or by codes; undefined when it gives none, null when its ids and its
 * codes disagree. Clients send whole canteens back: of two lists, the one that was stored already is no change.
 *
 * @param stored ids of the sectors of the canteen, null for a new one.
 */
export function givenSectors(
  { sectors, sectorList }: GivenSectors,
  stored: readonly number[] | null,
): readonly number[] | undefined | null {
  const byCode = sectorList?.map(idOfSector)
  if (!sectors || !byCode || areSame(sectors, byCode)) return sectors ?? byCode
  if (stored && areSame(byCode, stored)) return sectors
  if (stored && areSame(sectors, stored)) return byCode
  return null
}
