import type { Binding, Bindings } from './binding.ts'
import { type CellCheck, type CompileCell, cellCheck } from './cell-check.ts'
import type { CellHint } from './cell-hint.ts'
import type { TableSchema } from './descriptor.ts'
import type { Distribution } from './distribution.ts'
import { headerLikeness } from './header.ts'
import type { Severity } from './report.ts'
import type { RowKey } from './row-key.ts'
import type { Rule } from './rule.ts'

/** The text of a row's cell, by its index in the schema; '' when it is not there. */
export type CellText = (index: number) => string

/** A schema made ready to check rows and to turn them into records of its feature. */
export interface Table<Draft = unknown> {
  readonly schema: TableSchema
  readonly checks: readonly CellCheck[]
  /** A row may end before its last columns: what is not there is empty. */
  readonly shortRows: boolean
  /** A view on the cells, by their index in the schema, that reads each property when asked for it. */
  draft(text: CellText): Draft
  readonly rules: readonly TableRule<Draft>[]
  /** What the whole file tells of its rows, with the indexes of the columns looked at. */
  readonly distributions: readonly { readonly distribution: Distribution; readonly places: readonly number[] }[]
  /** What no two rows may share, with the indexes of the columns looked at. */
  readonly rowKey: { readonly key: RowKey; readonly places: readonly number[] } | null
  /** The same line twice deserves a warning: no column of the table forbids it. */
  readonly comparesLines: boolean
  /** The column that each property of a record is read from. */
  readonly columnOf: ReadonlyMap<string, string>
}

export interface TableRule<Draft> {
  readonly code: string
  readonly severity: Severity
  readonly hint: { readonly test: CellHint['test']; readonly place: number } | null
  readonly onWrongCell: boolean
  broken(draft: Draft): boolean
  expected?(draft: Draft): string
  /** Index in the schema of the column that gets the error. */
  readonly index: number
  /** Indexes of all the columns it looks at, that one included. */
  readonly looksAt: readonly number[]
}

export interface TableOptions {
  readonly shortRows?: boolean
  readonly distributions?: readonly Distribution[]
  readonly rowKey?: RowKey
}

const comparesLines = ({ fields }: TableSchema): boolean => !fields.some(({ constraints }) => constraints?.unique)

/** @throws Error naming the column, when a column of the schema is bound to nothing or a binding to no column. */
export function bindTable<Draft extends object>(
  schema: TableSchema,
  bindings: Bindings<Draft>,
  rules: readonly Rule<Draft>[],
  compile: CompileCell,
  { shortRows = false, distributions = [], rowKey }: TableOptions = {},
): Table<Draft> {
  const indexes = new Map(schema.fields.map(({ name }, index) => [name, index]))
  const indexOf = (column: string) => indexes.get(column) ?? -1
  const entries = Object.entries(bindings) as [keyof Draft & string, Binding<unknown>][]
  for (const [property, { column }] of entries) {
    if (indexOf(column) === -1) throw new Error(`${schema.name}: "${property}" is bound to "${column}", not a column`)
  }
  const bound = new Set(entries.map(([, { column }]) => column))
  for (const { name } of schema.fields) {
    if (!bound.has(name)) throw new Error(`${schema.name}: column "${name}" is bound to no property`)
  }
  let checks: CellCheck[] | undefined
  return {
    schema,
    shortRows,
    // Made when a file is of this table: a command that starts knows eight tables and uses one.
    get checks() {
      checks ??= schema.fields.map(field => cellCheck(field, compile))
      return checks
    },
    draft: draftView<Draft>(entries.map(([property, { column, read }]) => [property, indexOf(column), read])),
    rules: inOrder(rules).map(
      ({ code, severity = 'error', broken, expected, field, needs = [], brokenOnlyIf, onWrongCell }) => ({
        code,
        severity,
        onWrongCell: onWrongCell === true,
        broken,
        ...(expected ? { expected } : {}),
        hint: brokenOnlyIf ? { test: brokenOnlyIf.test, place: indexOf(bindings[brokenOnlyIf.property].column) } : null,
        index: indexOf(bindings[field].column),
        looksAt: [field, ...needs].map(property => indexOf(bindings[property].column)),
      }),
    ),
    distributions: distributions.map(distribution => ({ distribution, places: distribution.columns.map(indexOf) })),
    rowKey: rowKey ? { key: rowKey, places: rowKey.columns.map(indexOf) } : null,
    comparesLines: comparesLines(schema),
    columnOf: new Map(entries.map(([property, { column }]) => [property, column])),
  }
}

/** What tells why a cell is wrong comes after what is told of right ones, as the rows are looked at. */
const inOrder = <Draft>(rules: readonly Rule<Draft>[]): Rule<Draft>[] => [
  ...rules.filter(({ onWrongCell }) => !onWrongCell),
  ...rules.filter(({ onWrongCell }) => onWrongCell),
]

/** Below this likeness a header resembles none of the tables. */
const recognisable = 0.3

export const isRecognisable = (labels: readonly string[], schema: TableSchema): boolean =>
  headerLikeness(labels, schema) >= recognisable

/** The table that a header is of; when there is only one, it is expected to be that one. */
export function recogniseTable<Draft>(labels: readonly string[], tables: readonly Table<Draft>[]): Table<Draft> | null {
  if (tables.length === 1) return tables[0] ?? null
  let best: { table: Table<Draft>; likeness: number } | null = null
  for (const table of tables) {
    const likeness = headerLikeness(labels, table.schema)
    if (!best || likeness > best.likeness) best = { table, likeness }
  }
  return best && best.likeness >= recognisable ? best.table : null
}

/** A schema without a feature behind it (a user's own): cells are checked, nothing is bound. */
export function plainTable(schema: TableSchema, compile: CompileCell): Table<CellText> {
  let checks: CellCheck[] | undefined
  return {
    schema,
    shortRows: false,
    // Nearly all files are plain: their cells are checked over bytes, and these are never made.
    get checks() {
      checks ??= schema.fields.map(field => cellCheck(field, compile))
      return checks
    },
    draft: text => text,
    rules: [],
    distributions: [],
    rowKey: null,
    comparesLines: comparesLines(schema),
    columnOf: new Map(),
  }
}

/** Getters on one prototype: a rule that looks at two columns does not pay for reading the other hundred. */
function draftView<Draft>(
  properties: readonly (readonly [string, number, (text: string) => unknown])[],
): (text: CellText) => Draft {
  class View {
    readonly text: CellText
    constructor(text: CellText) {
      this.text = text
    }
  }
  for (const [property, index, read] of properties) {
    Object.defineProperty(View.prototype, property, {
      enumerable: true,
      get(this: View) {
        return read(this.text(index).trim())
      },
    })
  }
  return text => new View(text) as Draft
}
