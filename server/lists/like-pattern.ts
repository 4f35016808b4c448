/**
 * The pattern of `LIKE … ESCAPE '\'` for texts that contain this one; both databases compare lower-case texts alike.
 */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
