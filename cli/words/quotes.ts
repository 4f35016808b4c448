/** A text between the quotes of a language. */
export const quoteFr = (text: string): string => `« ${text} »`
export const quoteEn = (text: string): string => `“${text}”`
