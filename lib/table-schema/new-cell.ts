import type { Dialect } from './dialect.ts'

/** Writes a cell, with quotes only if it needs them. */
export function newCell(text: string, { delimiter, skipInitialSpace }: Dialect): string {
  const must = text.includes(delimiter) || /["\r\n]/.test(text) || (skipInitialSpace && /^\s/.test(text))
  return must ? betweenQuotes(text) : text
}

export const betweenQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`
