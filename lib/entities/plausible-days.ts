/** No canteen has older purchases to declare: such days are those from which machines count (1900, 1904, 1970, 1980). */
export const firstPossibleDay = '1990-01-01'

/** An earlier day is more often a wrong year than a meant one. */
export const firstLikelyDay = '2000-01-01'
