import { type CellCheck, type CompileCell, cellCheck } from './cell-check.ts'
import type { TableSchema } from './descriptor.ts'
import type { Rule } from './rule.ts'

/** Where a property of a record comes from: a column, and how its text (trimmed) becomes a value. */
export interface Binding<Value> {
  readonly column: string
  readonly read: (text: string) => Value
}

export type Bindings<Draft> = { readonly [Property in keyof Draft]: Binding<Draft[Property]> }

/** A schema made ready to check rows and to turn them into records of its feature. */
export interface Table<Draft = unknown> {
  readonly schema: TableSchema
  readonly checks: readonly CellCheck[]
  /** A view on the cells, in the schema's order, that reads each property when asked for it. */
  draft(cells: readonly string[]): Draft
  readonly rules: readonly TableRule<Draft>[]
}

export interface TableRule<Draft> {
  readonly code: string
  readonly longerThan: number
  broken(draft: Draft): boolean
  /** Index in the schema of the column that gets the error. */
  readonly index: number
  /** Indexes of all the columns it looks at, that one included. */
  readonly looksAt: readonly number[]
}

/** @throws Error naming the column, when a column of the schema is bound to nothing or a binding to no column. */
export function bindTable<Draft extends object>(
  schema: TableSchema,
  bindings: Bindings<Draft>,
  rules: readonly Rule<Draft>[],
  compile: CompileCell,
): Table<Draft> {
  const indexOf = (column: string) => schema.fields.findIndex(field => field.name === column)
  const entries = Object.entries(bindings) as [keyof Draft & string, Binding<unknown>][]
  for (const [property, { column }] of entries) {
    if (indexOf(column) === -1) throw new Error(`${schema.name}: "${property}" is bound to "${column}", not a column`)
  }
  const bound = new Set(entries.map(([, { column }]) => column))
  for (const { name } of schema.fields) {
    if (!bound.has(name)) throw new Error(`${schema.name}: column "${name}" is bound to no property`)
  }
  return {
    schema,
    checks: schema.fields.map(field => cellCheck(field, compile)),
    draft: draftView<Draft>(entries.map(([property, { column, read }]) => [property, indexOf(column), read])),
    rules: rules.map(({ code, broken, field, needs = [], longerThan = -1 }) => ({
      code,
      longerThan,
      broken,
      index: indexOf(bindings[field].column),
      looksAt: [field, ...needs].map(property => indexOf(bindings[property].column)),
    })),
  }
}

/** A schema without a feature behind it (a user's own): cells are checked, nothing is bound. */
export function plainTable(schema: TableSchema, compile: CompileCell): Table<readonly string[]> {
  return {
    schema,
    checks: schema.fields.map(field => cellCheck(field, compile)),
    draft: cells => cells,
    rules: [],
  }
}

/** Getters on one prototype: a rule that looks at two columns does not pay for reading the other hundred. */
function draftView<Draft>(
  properties: readonly (readonly [string, number, (text: string) => unknown])[],
): (cells: readonly string[]) => Draft {
  class View {
    readonly cells: readonly string[]
    constructor(cells: readonly string[]) {
      this.cells = cells
    }
  }
  for (const [property, index, read] of properties) {
    Object.defineProperty(View.prototype, property, {
      enumerable: true,
      get(this: View) {
        return read((this.cells[index] ?? '').trim())
      },
    })
  }
  return cells => new View(cells) as Draft
}
