import { type FileKind, schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import type { TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import type { Context } from '../app/context.ts'
import { loadSchema } from './load-schema.ts'
import { schemaArgument } from './schema-option.ts'

export interface NamedSchema<Kind = FileKind | null> {
  /** Null for a schema of the user's own. */
  readonly kind: Kind
  readonly schema: TableSchema
}

/** Returns the schema that the argument of a command names. @throws Failure when there is none, or it cannot be used. */
export async function namedSchema(text: string, verb: 'schemas' | 'template', context: Context): Promise<NamedSchema> {
  const option = schemaArgument(text, context.words)
  const loaded = await loadSchema(option, context, kind => `ma-cantine ${verb} ${kind}`)
  return 'kind' in loaded
    ? { kind: loaded.kind, schema: schemaOf(loaded.kind) }
    : { kind: null, schema: loaded.table.schema }
}
