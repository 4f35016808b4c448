/** Begins a text that is made of pieces with a capital. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
