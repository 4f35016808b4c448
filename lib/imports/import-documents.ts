import { type FileKind, fileKinds } from './file-kind.ts'

export const documentContents = ['template', 'example'] as const
export type DocumentContent = (typeof documentContents)[number]
export const documentFormats = ['csv', 'xlsx'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** A file to download before an import: a template or an example, as text or as a workbook. */
export interface ImportDocument {
  readonly kind: FileKind
  readonly content: DocumentContent
  readonly format: DocumentFormat
  /** The name of the file without its folder. */
  readonly name: string
}

/** The names that the examples have in the public service, or would have. */
const exampleNames: Readonly<Record<FileKind, string>> = {
  achats: 'achats_fichier_exemple_ma_cantine',
  achats_2026_siret: 'achats_siret_fichier_exemple_ma_cantine',
  achats_2026_id: 'achats_id_fichier_exemple_ma_cantine',
  cantines: 'importer_des_cantines_exemple_ma_cantine',
  cantines_admin: 'admin_importer_des_cantines_exemple_ma_cantine',
  cantines_2026_creer: 'importer_des_cantines_creer_exemple_ma_cantine',
  cantines_2026_modifier: 'importer_des_cantines_modifier_exemple_ma_cantine',
  cantines_2026_gestionnaires: 'importer_des_gestionnaires_exemple_ma_cantine',
  diagnostics: 'fichier_exemple_ma_cantine',
  diagnostics_2026_siret: 'importer_des_bilans_simples_siret_exemple',
  diagnostics_2026_id: 'importer_des_bilans_simples_id_exemple',
  diagnostics_admin: 'fichier_exemple_staff',
  diagnostics_cc: 'fichier_exemple_ma_cantine_cc_simple',
  diagnostics_complets: 'fichier_exemple_complet_ma_cantine',
  diagnostics_complets_2026: 'importer_des_bilans_detailles_exemple',
  diagnostics_complets_cc: 'fichier_exemple_ma_cantine_cc_complet',
  recapitulatif_fournisseur: 'recapitulatif_fournisseur_exemple',
}

const nameOf = (kind: FileKind, content: DocumentContent): string =>
  content === 'example' ? exampleNames[kind] : `modele_${kind}`

export const importDocuments: readonly ImportDocument[] = fileKinds.flatMap(kind =>
  documentContents.flatMap(content =>
    documentFormats.map(format => ({ kind, content, format, name: `${nameOf(kind, content)}.${format}` })),
  ),
)

/** The path at which the server serves a document. */
export const documentPath = ({ name }: Pick<ImportDocument, 'name'>): string => `/static/documents/${name}`
