import type { TableSchema } from './descriptor.ts'

/**
 * The label of the last column of a file of rejected rows, which says why each of them came back. A check passes over it, so
 * that the file can be imported as it is once its rows are mended.
 */
export const reasonsLabel = 'motifs_du_rejet'

/** The position of the column of reasons; -1 when there is none. A schema may have a column of that name. */
export function reasonsPosition(
  labels: readonly string[],
  tables: readonly { readonly schema: TableSchema }[],
): number {
  if (labels.at(-1)?.trim() !== reasonsLabel) return -1
  const isField = tables.some(({ schema }) => schema.fields.some(({ name }) => name === reasonsLabel))
  return isField ? -1 : labels.length - 1
}
