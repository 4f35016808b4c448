/** The longest text of a public page, and of a canteen. */
export const longestComment = 500
