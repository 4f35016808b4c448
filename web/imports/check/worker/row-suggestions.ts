import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { allowFixes } from '@ma-cantine/lib/repair/change'
import { RowRepairer } from '@ma-cantine/lib/repair/row-repairer'

/** Suggests values that would fix the cells of a row, by their positions in the file. */
export type RowSuggestions = (cells: readonly string[]) => ReadonlyMap<number, string>

/** Includes fixes that guess: the user confirms each. */
export function createRowSuggestions(kind: FileKind, positions: readonly number[]): RowSuggestions {
  const repairer = new RowRepairer(tableOf(kind), positions, { allows: allowFixes(true), canWrite: () => true })
  return cells =>
    new Map([...repairer.repair(cells)].map(([index, { text }]) => [positions[index] as number, text] as const))
}
