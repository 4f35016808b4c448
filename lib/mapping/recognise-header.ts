import type { FileKind } from '../imports/file-kind.ts'
import { schemaOf } from '../imports/import-schemas.ts'
import { characteristicColumns } from './column-names.ts'
import { labelKey } from './label-key.ts'
import { scoreOfName } from './propose-mapping.ts'
import { dateOrdersOf, decimalMarkOf } from './read-cells.ts'

/** A row of labels whose columns are known by their names. */
export interface RecognisedHeader {
  /** The field of each column; null for one that nothing takes. */
  readonly fields: readonly (string | null)[]
  /** The characteristic that a column of yes and no speaks of, by its position. */
  readonly flags: ReadonlyMap<number, string>
}

/**
 * Reads the first row of some pasted cells as a header, by the names of its columns alone. Null when it is none: cells of
 * data, or one known word among others.
 * @param near the field of the column that a single column is pasted over.
 */
export function recogniseHeader(
  kind: FileKind,
  labels: readonly string[],
  near: string | null,
): RecognisedHeader | null {
  const { fields } = schemaOf(kind)
  const filled = labels.filter(label => label.trim() !== '')
  if (filled.length === 0 || filled.some(isData)) return null
  const scores = labels.flatMap((label, position) =>
    fields.flatMap(field => {
      const found = scoreOfName(kind, field, label)
      return found && found !== 'never' ? [{ field: field.name, position, ...found }] : []
    }),
  )
  scores.sort((a, b) => b.score - a.score)
  const taken: (string | null)[] = labels.map(() => null)
  let exact = 0
  for (const { field, position, why } of scores) {
    if (taken[position] !== null || taken.includes(field)) continue
    taken[position] = field
    if (why === 'name') exact++
  }
  const flags = new Map<number, string>()
  for (const [position, label] of labels.entries()) {
    const flag = taken[position] === null && characteristicColumns.find(([name]) => labelKey(name) === labelKey(label))
    if (flag) flags.set(position, flag[1])
  }
  const [only] = taken
  const isHeader = labels.length === 1 ? exact === 1 && only === near : exact >= 2
  return isHeader ? { fields: taken, flags } : null
}

/** Whether a cell is a number or a day, which no label is. */
const isData = (cell: string): boolean => decimalMarkOf(cell) !== undefined || dateOrdersOf(cell).length > 0
