/** The largest identifier of a stored row: a 32-bit integer. */
export const largestId = 2_147_483_647
