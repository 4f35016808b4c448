/**
 * The kinds of import files, named as their schemas in schemas/. Kept apart from their tables, which are heavy to load.
 */
export const fileKinds = [
  'achats',
  'achats_2026_siret',
  'achats_2026_id',
  'cantines',
  'cantines_admin',
  'cantines_2026_creer',
  'cantines_2026_modifier',
  'cantines_2026_gestionnaires',
  'diagnostics',
  'diagnostics_2026_siret',
  'diagnostics_2026_id',
  'diagnostics_admin',
  'diagnostics_cc',
  'diagnostics_complets',
  'diagnostics_complets_2026',
  'diagnostics_complets_cc',
  'recapitulatif_fournisseur',
] as const

/** One of `fileKinds`. */
export type FileKind = (typeof fileKinds)[number]
