import type { FileKind } from '../imports/file-kind.ts'
import { schemaOf } from '../imports/import-schemas.ts'
import { formatDay } from '../messages/dates.ts'
import { formatEuros } from '../messages/euros.ts'
import type { Locale } from '../messages/locale.ts'
import type { Field } from '../table-schema/descriptor.ts'
import type { SourceColumn } from './mapping.ts'
import { readAmount, readDay } from './read-cells.ts'
import { targetShape } from './target-shape.ts'

/** A cell of a file as it is read; null when it cannot be. */
export function readSample(
  kind: FileKind,
  field: Field,
  { dates = 'day-month-year', decimalMark = ',' }: SourceColumn,
  sample: string,
  locale: Locale,
): string | null {
  const shape = targetShape(schemaOf(kind), field)
  if (shape === 'date') {
    const day = readDay(sample, dates)
    return day === null ? null : formatDay(day, locale)
  }
  if (shape === 'amount' && field.name.startsWith('prix')) {
    const amount = readAmount(sample, decimalMark)
    return amount === null ? null : formatEuros(amount, locale)
  }
  return sample
}
