/** How many people there are of each kind. Their ids follow each other in this order. */
export interface PeopleCounts {
  /** Each manages a block of canteens. */
  readonly managers: number
  /** Each helps the manager of a block. */
  readonly colleagues: number
  /** Each follows the canteens that a catering company runs. */
  readonly caterers: number
  readonly electedOfficials: number
  readonly all: number
}

const blocksOfColleague = 4
const canteensOfCaterer = 3000
const canteensOfElectedOfficial = 130

export function countPeople({
  canteens,
  blocks,
}: {
  readonly canteens: number
  readonly blocks: number
}): PeopleCounts {
  const counts = {
    managers: blocks,
    colleagues: Math.ceil(blocks / blocksOfColleague),
    caterers: Math.ceil(canteens / canteensOfCaterer),
    electedOfficials: Math.ceil(canteens / canteensOfElectedOfficial),
  }
  return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}

/** The blocks of a colleague are far from each other: one in so many has one. */
export const blockOfColleague = (colleague: number): number => colleague * blocksOfColleague
