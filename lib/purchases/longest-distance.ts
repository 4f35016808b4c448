/** Of the distance that defines what is local, in kilometres: the way around the Earth. */
export const longestDistance = 40_000
