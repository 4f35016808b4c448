/** The number of first rows that a group of errors lists. */
export const rowsPerGroup = 10
