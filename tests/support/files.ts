import { checkFile, type FileKind, type FileReport, schemaOf } from '@ma-cantine/lib'

export const purchase = {
  siret: '21340172201787',
  description: 'Pommes de terre',
  fournisseur: 'Ferme du Pont',
  date: '2024-03-15',
  prix_ht: '90.11',
  famille_produits: 'FRUITS_ET_LEGUMES',
  caracteristiques: 'BIO',
  definition_local: '',
}

export const purchase2026 = {
  description: 'Pommes de terre',
  fournisseur: 'Ferme du Pont',
  date: '2026-03-15',
  prix_ht: '90.11',
  famille_produits: 'FRUITS_ET_LEGUMES',
  categories_egalim: 'BIO',
  origine: 'FRANCE',
  est_circuit_court: '',
  est_local: '',
  definition_local: '',
  definition_local_km: '',
}

export const canteen = {
  siret: '21340172201787',
  nom: 'Cantine des Tilleuls',
  code_insee_commune: '54318',
  code_postal_commune: '54460',
  siret_livreur_repas: '',
  nombre_repas_jour: '300',
  nombre_repas_an: '67000',
  secteurs: 'Crèche',
  type_production: 'site',
  type_gestion: 'direct',
  modèle_économique: 'public',
  gestionnaires_additionnels: '',
}

export const adminCanteen = {
  ...canteen,
  admin_ministère_tutelle: '',
  admin_gestionnaires_additionnels: '',
  admin_source_donnees: '',
}

export const canteen2026 = {
  nom: 'Cantine des Tilleuls',
  siret_cuisine_centrale: '',
  nombre_repas_jour: '300',
  nombre_repas_an: '67000',
  secteurs: 'Crèche',
  type_production: 'Restaurant avec cuisine sur place',
  type_gestion: 'Directe',
  modèle_économique: 'Public',
  groupe_id: '',
  administration_tutelle: '',
  gestionnaires_additionnels: '',
}

const simpleAmounts = {
  nombre_repas_an: '500',
  année_bilan: '2024',
  valeur_totale: '1000',
  valeur_bio: '200',
  valeur_siqo: '100',
  valeur_environnemental: '10',
  valeur_autres_egalim: '50',
  valeur_viandes: '300',
  valeur_viandes_egalim: '80',
  valeur_viandes_france: '120',
  valeur_poissons: '100',
  valeur_poissons_egalim: '60',
}

const detailedAmounts = {
  nombre_repas_an: '5000',
  année_bilan: '2024',
  valeur_totale: '10000',
  valeur_viandes_volailles: '3000',
  valeur_poissons_produits_mer: '1000',
  valeur_non_egalim_viandes_volailles: '3000',
  valeur_non_egalim_produits_aquatiques: '1000',
  valeur_non_egalim_fruits_legumes: '6000',
}

const simpleAmounts2026 = {
  année_bilan: '2025',
  valeur_totale: '1000',
  valeur_bio: '200',
  valeur_bio_dont_commerce_equitable: '150',
  valeur_siqo: '100',
  valeur_externalites_performance: '10',
  valeur_egalim_autres: '50',
  valeur_egalim_autres_dont_commerce_equitable: '40',
  valeur_viandes_volailles: '300',
  valeur_viandes_volailles_egalim: '80',
  valeur_viandes_volailles_france: '120',
  valeur_produits_de_la_mer: '100',
  valeur_produits_de_la_mer_egalim: '60',
  valeur_produits_de_la_mer_france: '80',
  valeur_fruits_et_legumes_france: '500',
}

const mandatory = (kind: FileKind): Record<string, string> =>
  Object.fromEntries(schemaOf(kind).fields.flatMap(field => (field.constraints?.required ? [[field.name, '0']] : [])))

const detailedAmounts2026 = {
  ...mandatory('diagnostics_complets_2026'),
  année_bilan: '2025',
  valeur_totale: '10000',
  valeur_viandes_volailles: '3000',
  valeur_produits_de_la_mer: '1000',
  valeur_viandes_volailles_bio: '1000',
  valeur_viandes_volailles_bio_dont_commerce_equitable: '800',
  valeur_fruits_et_legumes_bio: '1000',
  valeur_fruits_et_legumes_bio_dont_commerce_equitable: '800',
  valeur_viandes_volailles_non_egalim: '2000',
  valeur_produits_de_la_mer_non_egalim: '1000',
  valeur_fruits_et_legumes_non_egalim: '5000',
  valeur_produits_de_la_mer_france: '800',
}

const kitchen = { ...canteen, type_production: 'central', nombre_satellites: '3' }

/** The cells of a right row of each kind; columns that are left out are empty. */
export const rightRows: Record<FileKind, Record<string, string>> = {
  achats: purchase,
  achats_2026_siret: { siret: purchase.siret, ...purchase2026 },
  achats_2026_id: { cantine_id: '949', ...purchase2026 },
  cantines: canteen,
  cantines_admin: adminCanteen,
  cantines_2026_creer: { siret: canteen.siret, ...canteen2026 },
  cantines_2026_modifier: { cantine_id: '949', siret: canteen.siret, ...canteen2026 },
  cantines_2026_gestionnaires: {
    siret: canteen.siret,
    gestionnaires_additionnels: 'gestion@exemple.fr',
    source_donnees: 'resytal',
  },
  diagnostics: { ...canteen, ...simpleAmounts },
  diagnostics_2026_siret: { siret: canteen.siret, ...simpleAmounts2026 },
  diagnostics_2026_id: { cantine_id: '949', ...simpleAmounts2026 },
  diagnostics_admin: { ...canteen, ...simpleAmounts },
  diagnostics_cc: { ...kitchen, ...simpleAmounts },
  diagnostics_complets: { ...canteen, ...detailedAmounts },
  diagnostics_complets_2026: { ...detailedAmounts2026, siret: canteen.siret },
  diagnostics_complets_cc: { ...kitchen, ...detailedAmounts },
  recapitulatif_fournisseur: {
    siret: purchase.siret,
    fournisseur: 'Primeurs du Port',
    date_debut: '2024-01-01',
    date_fin: '2024-12-31',
    article: 'Carottes bio',
    famille_produits: 'FRUITS_ET_LEGUMES',
    categories_egalim: 'BIO',
    prix_ht: '240.5',
  },
}

const quoteCell = (cell: string) => (/[",;\t|\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Writes a CSV file of a kind: right rows with the given cells changed. */
export function file(kind: FileKind, rows: readonly Record<string, string>[], delimiter = ','): string {
  const labels = schemaOf(kind).fields.map(field => field.name)
  const line = (cells: readonly string[]) => cells.map(quoteCell).join(delimiter)
  const lines = rows.map(row => line(labels.map(label => ({ ...rightRows[kind], ...row })[label] ?? '')))
  return `${[line(labels), ...lines].join('\n')}\n`
}

export function check(content: string | Uint8Array, kind?: FileKind): Promise<FileReport> {
  return checkFile([typeof content === 'string' ? new TextEncoder().encode(content) : content], { kind })
}

/** Writes the errors of a report briefly, to compare them: row, field, code. */
export const listErrors = (report: FileReport): string[] =>
  report.errors.map(({ row, field, code }) => [row, field ?? '-', code].join(' '))
