/** Rows that a group of errors names: the first ones. */
export const rowsPerGroup = 10
