import { ajvCompiler } from '../table-schema/ajv-compile.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { type SchemaProblem, schemaProblem } from '../table-schema/schema-problem.ts'
import { plainTable, type Table } from '../table-schema/table.ts'
import { readUserSchema } from '../table-schema/user-schema.ts'
import { compareVersions } from './compare-versions.ts'
import { type FileKind, kindOfSchema, schemaOf, tableOf } from './file-kinds.ts'

/** How a user's schema relates to the bundled ones. */
export type Standing =
  /** It is identical to a bundled one: its files are checked as that kind, business rules included. */
  | { readonly is: 'ours'; readonly kind: FileKind }
  /** It has the name of a bundled one, with an older or newer version, or the same version and another content. */
  | { readonly is: 'older' | 'newer' | 'altered'; readonly kind: FileKind; readonly bundledVersion: string }
  /** A schema that is not one of the bundled ones. */
  | { readonly is: 'own' }

/** A user's schema as a table for `checkFile(source, { table })`, or all its problems. */
export type UserTable =
  | { readonly table: Table; readonly standing: Standing }
  | { readonly problems: readonly [SchemaProblem, ...SchemaProblem[]] }

/**
 * Reads the text of a schema file: a Table Schema descriptor in JSON. Problems are returned, never thrown. It works in
 * Node only, because cell checks are compiled when needed (`new Function`).
 *
 * @param defaultName the name of a schema that has none: for example that of its file.
 */
export function readUserTable(text: string, defaultName: string): UserTable {
  let descriptor: unknown
  try {
    descriptor = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    // The message of the runtime shows where the text breaks off.
    return { problems: [schemaProblem('not-json', null, null, (error as Error).message)] }
  }
  const read = readUserSchema(descriptor, defaultName)
  if ('problems' in read) return read
  const standing = standingOf(read.schema, descriptor)
  const table = standing.is === 'ours' ? tableOf(standing.kind) : tableOfSchema(read.schema)
  return { table, standing }
}

/** The table of a schema read by `readUserTable`: threads receive the schema and rebuild the table from it. */
export function tableOfSchema(schema: TableSchema): Table {
  let compile: ReturnType<typeof ajvCompiler> | undefined
  return plainTable(schema, field => {
    compile ??= ajvCompiler()
    return compile(field)
  })
}

function standingOf({ name, version }: TableSchema, descriptor: unknown): Standing {
  const kind = kindOfSchema(name)
  if (!kind) return { is: 'own' }
  const ours = schemaOf(kind)
  if (isSame(withoutValidity(descriptor), withoutValidity(ours))) return { is: 'ours', kind }
  const order = compareVersions(version, ours.version)
  return { is: order < 0 ? 'older' : order > 0 ? 'newer' : 'altered', kind, bundledVersion: ours.version }
}

/**
 * Leaves out until when files may have a format, which says nothing of what they hold: a copy from before an end was
 * announced is the same schema.
 */
function withoutValidity(descriptor: unknown): unknown {
  if (typeof descriptor !== 'object' || descriptor === null) return descriptor
  const { valid_from, last_campaign, ...rest } = descriptor as Partial<TableSchema>
  return rest
}

/** Compares in any order of keys, and no deeper than our own schema goes. */
function isSame(given: unknown, ours: unknown): boolean {
  if (typeof ours !== 'object' || ours === null) return given === ours
  if (typeof given !== 'object' || given === null || Array.isArray(given) !== Array.isArray(ours)) return false
  const [theirs, entries] = [new Map(Object.entries(given)), Object.entries(ours)]
  return theirs.size === entries.length && entries.every(([key, value]) => isSame(theirs.get(key), value))
}
