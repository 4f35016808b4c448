/** The pattern of `LIKE … ESCAPE '\'` for texts that hold this one; both databases compare texts in small letters alike. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
