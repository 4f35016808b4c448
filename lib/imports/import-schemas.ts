import {
  achats,
  cantines,
  cantinesAdmin,
  diagnostics,
  diagnosticsAdmin,
  diagnosticsCc,
  diagnosticsComplets,
  diagnosticsCompletsCc,
} from '../generated/schemas.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { FileKind } from './file-kind.ts'

const schemas: Readonly<Record<FileKind, TableSchema>> = {
  achats,
  cantines,
  cantines_admin: cantinesAdmin,
  diagnostics,
  diagnostics_admin: diagnosticsAdmin,
  diagnostics_cc: diagnosticsCc,
  diagnostics_complets: diagnosticsComplets,
  diagnostics_complets_cc: diagnosticsCompletsCc,
}

/** What a kind of file must hold; nothing here checks it, so that whoever only describes files loads no engine. */
export const schemaOf = (kind: FileKind): TableSchema => schemas[kind]
