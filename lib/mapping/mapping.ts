import { z } from 'zod'
import { fileKinds } from '../imports/file-kind.ts'
import { delimiters } from '../table-schema/dialect.ts'

/** How the days of a column are written. Each also reads year-month-day, which nothing else resembles. */
export const dateOrders = ['day-month-year', 'month-day-year', 'year-month-day', 'excel-serial'] as const
export type DateOrder = (typeof dateOrders)[number]

export const decimalMarks = [',', '.'] as const
export type DecimalMark = (typeof decimalMarks)[number]

const Label = z.string().min(1).max(300)

/** The largest number of values that a column keeps. */
export const mostValues = 1000

/** What one text of the user's file means. No code = the cell is left empty. */
export const ValueMapping = z.object({
  text: z.string().min(1).max(500),
  codes: z.array(z.string().max(200)).max(20),
})
export type ValueMapping = z.infer<typeof ValueMapping>

/** A column of the user's file, and how its cells are read. */
export const SourceColumn = z.object({
  label: Label,
  dates: z.enum(dateOrders).optional(),
  decimalMark: z.enum(decimalMarks).optional(),
  /** What separates the values of one cell; a cell holds one value when it is left out. */
  separator: z.string().min(1).max(5).optional(),
  values: z.array(ValueMapping).max(mostValues).optional(),
})
export type SourceColumn = z.infer<typeof SourceColumn>

/** What is done with the rows whose amount is negative (credit notes), which no import file may hold. */
const negativeChoices = ['refuse', 'leave-out'] as const

const totalChoices = ['leave-out', 'keep'] as const

/** The name of a column of ours. Not a key: the API writes keys in the case of its clients. */
const Target = z.string().max(100)

/** How a file with columns of its own becomes an import file. It is what people keep, share, and read in a JSON file. */
export const Mapping = z.object({
  version: z.literal(1),
  kind: z.enum(fileKinds),
  /** The file that it was made from. The header is found again by its labels, wherever it stands. */
  source: z.object({
    sheet: z.string().max(300).nullable(),
    delimiter: z.enum(delimiters).nullable(),
    /** The row of the labels, from 1. */
    headerRow: z.int().min(1).max(1000),
    labels: z.array(z.string().max(300)).max(500),
  }),
  /** By our column (`target`), those of the file that fill it together. */
  columns: z.array(z.object({ target: Target, from: z.array(SourceColumn).min(1).max(20) })).max(200),
  /** By our column, the value of all rows. */
  constants: z.array(z.object({ target: Target, value: z.string().max(500) })).max(200),
  /** Columns of the user's file that nothing takes. */
  leftOut: z.array(z.string().max(300)).max(500),
  negativeAmounts: z.enum(negativeChoices),
  totals: z.enum(totalChoices),
  /** What a person must still look at: nothing is imported before this list is empty. */
  toConfirm: z.array(z.string().max(1000)).max(1000),
})
export type Mapping = z.infer<typeof Mapping>

/** The columns of the user's file that a mapping reads. */
export const usedLabels = ({ columns }: Pick<Mapping, 'columns'>): string[] => [
  ...new Set(columns.flatMap(({ from }) => from.map(({ label }) => label))),
]

/** The columns of the file that fill one of ours; none when nothing does. */
export const sourcesOf = ({ columns }: Pick<Mapping, 'columns'>, field: string): readonly SourceColumn[] =>
  columns.find(({ target }) => target === field)?.from ?? []

/** The value of all rows in a column of ours; undefined when there is none. */
export const constantOf = ({ constants }: Pick<Mapping, 'constants'>, field: string): string | undefined =>
  constants.find(({ target }) => target === field)?.value
