/** The shares of purchases that `--fail-under` watches. `combined` is all that is organic, of quality or sustainable. */
export const watchedShares = ['bio', 'combined'] as const
export type WatchedShare = (typeof watchedShares)[number]
