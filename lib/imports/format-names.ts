import { type FileKind, fileKinds } from './file-kind.ts'

/** The kinds whose names hold a format; all others are the format of 2025 of their data. */
const formats: Readonly<Partial<Record<FileKind, string>>> = {
  achats_2026_siret: 'achats@2026-siret',
  achats_2026_id: 'achats@2026-id',
  cantines_2026_creer: 'cantines@2026-creer',
  cantines_2026_modifier: 'cantines@2026-modifier',
  cantines_2026_gestionnaires: 'cantines@2026-gestionnaires',
  diagnostics_2026_siret: 'diagnostics@2026-siret',
  diagnostics_2026_id: 'diagnostics@2026-id',
  diagnostics_complets_2026: 'diagnostics_complets@2026-siret',
  recapitulatif_fournisseur: 'recapitulatif_fournisseur@2026',
}

/** Names the data of a kind of file and their format: `achats@2025`, `achats@2026-id`. */
export const formatNameOf = (kind: FileKind): string => formats[kind] ?? `${kind}@2025`

/** The kind of file that a text names, by itself or by its data and their format. */
export const kindNamedBy = (text: string): FileKind | null =>
  fileKinds.find(kind => kind === text || formatNameOf(kind) === text) ?? null
