/** The longest text of a picture. */
export const longestText = 500
