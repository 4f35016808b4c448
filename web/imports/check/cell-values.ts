/** The values of a cell that may hold several. */
export const splitValues = (text: string, separator: string): string[] => [
  ...new Set(
    text
      .split(separator)
      .map(value => value.trim())
      .filter(value => value !== ''),
  ),
]

/** Keeps the text of the cell to the letter when its values are the same. */
export function joinValues(values: readonly string[], text: string, separator: string): string {
  const present = splitValues(text, separator)
  const isSame = present.length === values.length && present.every((value, index) => value === values[index])
  return isSame ? text : values.join(separator)
}
