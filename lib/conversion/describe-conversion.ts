import { describeError } from '../imports/describe-error.ts'
import type { FileKind } from '../imports/file-kind.ts'
import { formatNameOf } from '../imports/format-names.ts'
import { schemaOf } from '../imports/import-schemas.ts'
import type { Locale } from '../messages/locale.ts'
import { conversionMessages } from './conversion-messages.ts'
import type { FileConversion, UnsayableRow } from './convert-file.ts'
import { lossMessages } from './loss-messages.ts'
import type { LossCode, Obstacle } from './row-conversion.ts'

/** What the format of a kind of file cannot say of a row, in a sentence that goes on after the number of the row. */
export function describeUnsayable({ code, value, error }: UnsayableRow, to: FileKind, locale: Locale): string {
  const format = formatNameOf(to)
  if (code === 'missing-cells') return conversionMessages('missing', { format, columns: value.split(', ') }).in(locale)
  if (!error) return lossMessages(code as LossCode, value).in(locale)
  const { message, advice } = describeError(error, schemaOf(to), locale)
  return conversionMessages('refused', { format, column: error.field ?? '', why: `${message} ${advice}` }).in(locale)
}

/** Why no file of a kind can be converted, and what one can do. */
export const describeObstacle = (obstacle: Obstacle, locale: Locale) => conversionMessages(obstacle).in(locale)

/** What a converted file does otherwise than its source, whatever its rows; null where it does the same. */
export function describeChange({ from, to }: Pick<FileConversion, 'from' | 'to'>, locale: Locale): string | null {
  if (from === to || to === null) return null
  if (to === 'cantines_2026_creer') return conversionMessages('canteens').in(locale)
  return to === 'diagnostics_2026_siret' || to === 'diagnostics_complets_2026'
    ? conversionMessages('reports').in(locale)
    : null
}
