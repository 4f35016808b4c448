import { removeSpaces } from '../canteens/siret.ts'
import { type FileKind, schemaOf, tableOf } from '../imports/file-kinds.ts'
import type { Field } from '../table-schema/descriptor.ts'
import { isDateOrderDoubtful, likelyDateOrder } from './date-order.ts'
import type { DateOrder, DecimalMark } from './mapping.ts'
import { type ProposedValue, proposeValues } from './propose-values.ts'
import { dateOrdersOf, decimalMarkOf, readAmount, readDay } from './read-cells.ts'
import { targetShape } from './target-shape.ts'

/** Gives the text that a cell stands for; the same text where it is right, or where its meaning is not sure. */
export type CellReading = (text: string) => string

/** The cells that are looked at to tell in which order days are written, and with which mark decimals. */
const lookedCells = 5000

/**
 * Reads the cells of a column as people type and paste them: days in French, amounts with their currency, labels instead of
 * codes. As for a fix, what the column would not accept stays as it is.
 * @param texts the cells that are read together, which tell how days and decimals are written.
 */
export function createCellReading(kind: FileKind, fieldIndex: number, texts: readonly string[]): CellReading {
  const schema = schemaOf(kind)
  const field = schema.fields[fieldIndex] as Field
  const check = tableOf(kind).checks[fieldIndex] as (text: string) => unknown
  const read = readingOf(field, targetShape(schema, field), texts.slice(0, lookedCells))
  return text => {
    if (text.trim() === '' || check(text) === null) return text
    const meant = read(text)
    return meant !== null && check(meant) === null ? meant : text
  }
}

function readingOf(
  field: Field,
  shape: ReturnType<typeof targetShape>,
  texts: readonly string[],
): (text: string) => string | null {
  switch (shape) {
    case 'date': {
      const order = orderOf(texts)
      return text => readDay(text, order ?? 'year-month-day')
    }
    case 'amount': {
      const mark = markOf(texts)
      return text => readMarked(text, mark)?.replace('.', ',') ?? null
    }
    case 'integer': {
      const mark = markOf(texts)
      return text => readMarked(text, mark)?.replace(/\.0+$/, '') ?? null
    }
    case 'siret':
      return text => removeSpaces(text).replace(/[.,]0+$/, '')
    case 'list':
      return text => readValues(field, text)
    case 'text':
      return text => text.trim()
  }
}

/** Null where the order of the cells is open. */
function orderOf(texts: readonly string[]): DateOrder | null {
  const counts: Record<DateOrder, number> = {
    'day-month-year': 0,
    'month-day-year': 0,
    'year-month-day': 0,
    'excel-serial': 0,
  }
  for (const text of texts) for (const order of dateOrdersOf(text)) counts[order]++
  const order = likelyDateOrder(counts)
  return order === 'month-day-year' && isDateOrderDoubtful(counts) ? null : order
}

/** The mark of most cells; null where none tells. */
function markOf(texts: readonly string[]): DecimalMark | null {
  let commas = 0
  for (const text of texts) {
    const mark = decimalMarkOf(text)
    if (mark) commas += mark === ',' ? 1 : -1
  }
  return commas === 0 ? null : commas < 0 ? '.' : ','
}

/** Without a mark, a number with two readings has none: `5,000 €` may be five thousand. */
function readMarked(text: string, mark: DecimalMark | null): string | null {
  const amount = readAmount(text, mark ?? ',')
  return mark === null && amount !== readAmount(text, '.') ? null : amount
}

/** What separates the values of a cell. */
const separators = /[,;/|+\n]/

/** Null when the meaning of a value is not sure. */
function readValues(field: Field, text: string): string | null {
  const whole = valuesOf(field, [text])
  if (!field.doc_enum_multiple) return whole.every(({ sure }) => sure) ? codesOf(field, whole) : null
  // A cell of several values that merely holds some known words would lose the others.
  if (whole.every(isNamed)) return codesOf(field, whole)
  const values = valuesOf(field, text.split(separators))
  return values.every(isNamed) ? codesOf(field, values) : null
}

const valuesOf = (field: Field, parts: readonly string[]): readonly ProposedValue[] =>
  proposeValues(
    field,
    parts.map(part => ({ text: part.trim(), count: 1 })).filter(part => part.text !== ''),
  )

const codesOf = (field: Field, values: readonly ProposedValue[]): string =>
  [...new Set(values.flatMap(({ codes }) => codes))].join(field.separator ?? ',')

const isNamed = ({ why }: ProposedValue): boolean => why !== 'words' && why !== 'spelling' && why !== 'none'
