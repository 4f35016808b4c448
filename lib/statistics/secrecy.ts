/** What declarations add up to, as far as secrecy is concerned. Amounts are whole euros. */
export interface Weights {
  readonly declarations: number
  readonly total: number
  /** The total of the largest declaration. */
  readonly largest: number
}

/** How many declarations a share must rest on, and what one of them may weigh, in percent: Insee's rule. */
export const leastDeclarations = 3
export const highestWeight = 85

export const noWeights: Weights = { declarations: 0, total: 0, largest: 0 }

export const addWeights = (one: Weights, other: Weights): Weights => ({
  declarations: one.declarations + other.declarations,
  total: one.total + other.total,
  largest: Math.max(one.largest, other.largest),
})

/** Whether a share tells nothing of one canteen. That of no declaration at all tells nothing. */
export const isSafe = ({ declarations, total, largest }: Weights): boolean =>
  declarations === 0 || (declarations >= leastDeclarations && largest * 100 <= total * highestWeight)

/** What is known of a whole whose parts are told. */
export interface Whole {
  /** Those of its declarations that are in no part: nobody tells them, and they can be worked out. */
  readonly unlisted: Weights
  /** Whether its own shares are told. */
  readonly isTold: boolean
  /** Whether they are withheld for the sake of others, who could be worked out from it. */
  readonly isShield: boolean
}

/**
 * The parts of a whole whose shares are withheld: those that are not safe, and as many others as it takes, the smallest
 * first, so that what the whole tells beyond the parts that are told is safe as well.
 */
export function withheldParts(parts: ReadonlyMap<string, Weights>, whole: Whole): ReadonlySet<string> {
  const withheld = new Set([...parts].filter(([, weights]) => !isSafe(weights)).map(([code]) => code))
  if (!whole.isTold && !whole.isShield) return withheld
  const candidates = [...parts]
    .filter(([code, { declarations }]) => declarations > 0 && !withheld.has(code))
    .sort(([, one], [, other]) => other.declarations - one.declarations || other.total - one.total)
  const restOf = () =>
    [...withheld].reduce((sum, code) => addWeights(sum, parts.get(code) ?? noWeights), whole.unlisted)
  for (;;) {
    const rest = restOf()
    const isHidden = whole.isShield ? rest.declarations > 0 && isSafe(rest) : isSafe(rest)
    const next = isHidden ? undefined : candidates.pop()
    if (!next) return withheld
    withheld.add(next[0])
  }
}
