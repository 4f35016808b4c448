/** Moves all lines one step to the right. */
export const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ')
