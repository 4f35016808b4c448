import {
  achats,
  achats2026Id,
  achats2026Siret,
  cantines,
  cantines2026Creer,
  cantines2026Gestionnaires,
  cantines2026Modifier,
  cantinesAdmin,
  diagnostics,
  diagnostics2026Id,
  diagnostics2026Siret,
  diagnosticsAdmin,
  diagnosticsCc,
  diagnosticsComplets,
  diagnosticsComplets2026,
  diagnosticsCompletsCc,
  recapitulatifFournisseur,
} from '../generated/schemas.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { FileKind } from './file-kind.ts'

const schemas: Readonly<Record<FileKind, TableSchema>> = {
  achats,
  achats_2026_siret: achats2026Siret,
  achats_2026_id: achats2026Id,
  cantines,
  cantines_admin: cantinesAdmin,
  cantines_2026_creer: cantines2026Creer,
  cantines_2026_modifier: cantines2026Modifier,
  cantines_2026_gestionnaires: cantines2026Gestionnaires,
  diagnostics,
  diagnostics_2026_siret: diagnostics2026Siret,
  diagnostics_2026_id: diagnostics2026Id,
  diagnostics_admin: diagnosticsAdmin,
  diagnostics_cc: diagnosticsCc,
  diagnostics_complets: diagnosticsComplets,
  diagnostics_complets_2026: diagnosticsComplets2026,
  diagnostics_complets_cc: diagnosticsCompletsCc,
  recapitulatif_fournisseur: recapitulatifFournisseur,
}

/** The bundled schema of a kind. This module loads no validation engine, for callers that only describe files. */
export const schemaOf = (kind: FileKind): TableSchema => schemas[kind]

/** The file of a schema as servers give it, of which the digest is taken. */
export const schemaFileText = (kind: FileKind): string => `${JSON.stringify(schemaOf(kind), null, 2)}\n`
