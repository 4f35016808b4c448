/** Whether these are the tests of `npm run test:long`. */
export const isLong = process.env.MODE === 'long'

/** How often something random is tried: a quarter of that in the tests of each change. */
export const trials = (long: number): number => (isLong ? long : Math.ceil(long / 4))
