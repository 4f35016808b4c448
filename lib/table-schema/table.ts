import type { Binding, Bindings } from './binding.ts'
import { type CellCheck, type CompileCell, cellCheck } from './cell-check.ts'
import type { CellHint } from './cell-hint.ts'
import type { TableSchema } from './descriptor.ts'
import type { Distribution } from './distribution.ts'
import { headerLikeness } from './header.ts'
import type { Leniency } from './leniency.ts'
import type { Severity } from './report.ts'
import type { RowKey } from './row-key.ts'
import type { Rule } from './rule.ts'

/** Returns the text of a cell of a row, by its index in the schema; '' when it is missing. */
export type CellText = (index: number) => string

/** A schema with what is needed to check rows and turn them into records of its feature. */
export interface Table<Draft = unknown> {
  readonly schema: TableSchema
  readonly checks: readonly CellCheck[]
  /** By field, the ways to read cells that their check refuses; null when there are none. */
  readonly leniencies: readonly (readonly Leniency[])[] | null
  /** A row may end before its last columns; its missing cells are then empty. */
  readonly shortRows: boolean
  /** Makes a record that reads each property from its cell on access. */
  draft(text: CellText): Draft
  readonly rules: readonly TableRule<Draft>[]
  /** The distributions to survey, with the indexes of their columns. */
  readonly distributions: readonly { readonly distribution: Distribution; readonly places: readonly number[] }[]
  /** The key that no two rows may share, with the indexes of its columns. */
  readonly rowKey: { readonly key: RowKey; readonly places: readonly number[] } | null
  /** A repeated line gets a warning, because no unique column refuses it. */
  readonly comparesLines: boolean
  /** The column of each property of a record. */
  readonly columnOf: ReadonlyMap<string, string>
}

export interface TableRule<Draft> {
  readonly code: string
  readonly severity: Severity
  readonly hint: { readonly test: CellHint['test']; readonly place: number } | null
  readonly onWrongCell: boolean
  isBroken(draft: Draft): boolean
  expected?(draft: Draft): string
  /** Index in the schema of the column of the error. */
  readonly index: number
  /** Indexes of all the columns that it reads, that one included. */
  readonly columnIndexes: readonly number[]
}

export interface TableOptions {
  readonly shortRows?: boolean
  readonly distributions?: readonly Distribution[]
  readonly rowKey?: RowKey
  readonly leniencies?: readonly Leniency[]
}

const comparesLines = ({ fields }: TableSchema): boolean => !fields.some(({ constraints }) => constraints?.unique)

/**
 * Binds the columns of a schema to the properties of a record. What checks rows is made on first use, for a command knows sixteen
 * tables and uses one.
 *
 * @throws Error naming the column, when a column of the schema is bound to nothing or a binding to no column.
 */
export function bindTable<Draft extends object>(
  schema: TableSchema,
  bindings: Bindings<Draft>,
  rules: readonly Rule<Draft>[],
  compile: CompileCell,
  options: TableOptions = {},
): Table<Draft> {
  requireBoth(schema, bindings)
  let checks: CellCheck[] | undefined
  let bound: BoundColumns<Draft> | undefined
  const columns = () => {
    bound ??= bindColumns(schema, bindings, rules, options)
    return bound
  }
  return {
    schema,
    shortRows: options.shortRows ?? false,
    comparesLines: comparesLines(schema),
    get checks() {
      checks ??= schema.fields.map(field => cellCheck(field, compile))
      return checks
    },
    get leniencies() {
      return columns().leniencies
    },
    draft: text => columns().draft(text),
    get rules() {
      return columns().rules
    },
    get distributions() {
      return columns().distributions
    },
    get rowKey() {
      return columns().rowKey
    },
    get columnOf() {
      return columns().columnOf
    },
  }
}

function requireBoth({ name, fields }: TableSchema, bindings: object): void {
  const columns = new Set(fields.map(field => field.name))
  const bound = new Set<string>()
  for (const [property, { column }] of Object.entries(bindings)) {
    if (!columns.has(column)) throw new Error(`${name}: "${property}" is bound to "${column}", not a column`)
    bound.add(column)
  }
  for (const column of columns) {
    if (!bound.has(column)) throw new Error(`${name}: column "${column}" is bound to no property`)
  }
}

/** What a table holds that depends on the places of its columns. */
type BoundColumns<Draft> = Pick<
  Table<Draft>,
  'leniencies' | 'draft' | 'rules' | 'distributions' | 'rowKey' | 'columnOf'
>

function bindColumns<Draft extends object>(
  schema: TableSchema,
  bindings: Bindings<Draft>,
  rules: readonly Rule<Draft>[],
  { distributions = [], rowKey, leniencies = [] }: TableOptions,
): BoundColumns<Draft> {
  const indexes = new Map(schema.fields.map(({ name }, index) => [name, index]))
  const indexOf = (column: string) => indexes.get(column) ?? -1
  const entries = Object.entries(bindings) as [keyof Draft & string, Binding<unknown>][]
  return {
    leniencies:
      leniencies.length === 0
        ? null
        : schema.fields.map(({ name }) => leniencies.filter(({ columns }) => columns.includes(name))),
    draft: draftView<Draft>(entries.map(([property, { column, read }]) => [property, indexOf(column), read])),
    rules: inOrder(rules).map(
      ({ code, severity = 'error', isBroken, expected, field, needs = [], hint, onWrongCell }) => ({
        code,
        severity,
        onWrongCell: onWrongCell === true,
        isBroken,
        ...(expected ? { expected } : {}),
        hint: hint ? { test: hint.test, place: indexOf(bindings[hint.property].column) } : null,
        index: indexOf(bindings[field].column),
        columnIndexes: [field, ...needs].map(property => indexOf(bindings[property].column)),
      }),
    ),
    distributions: distributions.map(distribution => ({ distribution, places: distribution.columns.map(indexOf) })),
    rowKey: rowKey ? { key: rowKey, places: rowKey.columns.map(indexOf) } : null,
    columnOf: new Map(entries.map(([property, { column }]) => [property, column])),
  }
}

/** Puts the rules that explain wrong cells last, in the order in which they run. */
const inOrder = <Draft>(rules: readonly Rule<Draft>[]): Rule<Draft>[] => [
  ...rules.filter(({ onWrongCell }) => !onWrongCell),
  ...rules.filter(({ onWrongCell }) => onWrongCell),
]

/** Below this likeness, a header does not match a table. */
const recognisable = 0.3

export const isRecognisable = (labels: readonly string[], schema: TableSchema): boolean =>
  headerLikeness(labels, schema) >= recognisable

/** The table that a header matches best; a single table always matches, so that its errors are reported. */
export function recogniseTable<Draft>(labels: readonly string[], tables: readonly Table<Draft>[]): Table<Draft> | null {
  if (tables.length === 1) return tables[0] ?? null
  let best: { table: Table<Draft>; likeness: number } | null = null
  for (const table of tables) {
    const likeness = headerLikeness(labels, table.schema)
    if (!best || likeness > best.likeness) best = { table, likeness }
  }
  return best && best.likeness >= recognisable ? best.table : null
}

/** How much of its header a file must have for it to be told as a file of another kind. */
const evident = 0.6

/** The table, among others, that a header clearly matches better than the given one; null when there is none. */
export function otherTableOf(
  labels: readonly string[],
  table: Pick<Table, 'schema'> | null,
  others: readonly Table[],
): Table | null {
  let best: { table: Table; likeness: number } | null = null
  for (const other of others) {
    const likeness = headerLikeness(labels, other.schema)
    if (likeness >= evident && likeness > (best?.likeness ?? 0)) best = { table: other, likeness }
  }
  return best && best.likeness > (table ? headerLikeness(labels, table.schema) : 0) ? best.table : null
}

/** The table of a user's schema: its cells are checked, but no record is made. */
export function plainTable(schema: TableSchema, compile: CompileCell): Table<CellText> {
  let checks: CellCheck[] | undefined
  return {
    schema,
    leniencies: null,
    shortRows: false,
    // Made on first use: nearly all files are plain, and automata check their cells.
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

/** Makes records with getters on one prototype: a rule that reads two columns does not pay for the other hundred. */
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
