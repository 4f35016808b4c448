import { type Cells, type FormatFile, filesOf, mixedHeaders } from './format-files.ts'

/** What all formats judge alike, but for the cells that 2026 leaves free. */
const commonCells: readonly Cells[] = [
  {},
  { description: '' },
  { description: ' \u00a0 ' },
  { description: 'CrÃ¨me' },
  { description: 'Carottes\u0007' },
  { description: 'Pommes\n"Charlotte"' },
  { fournisseur: '' },
  { date: '' },
  { date: '2026-3-5' },
  { date: '15/03/2026' },
  { date: '2026-02-30' },
  { date: '2999-12-31' },
  { date: '0026-03-15' },
  { date: '1994-03-15' },
  { prix_ht: '' },
  { prix_ht: '0' },
  { prix_ht: '12,345' },
  { prix_ht: '-1' },
  { prix_ht: '12 €' },
  { prix_ht: '1 234,5' },
  { prix_ht: '12345678901234' },
  { famille_produits: '' },
  { famille_produits: '  BOISSONS ' },
  { famille_produits: 'boissons' },
  { famille_produits: 'POISSONS' },
]

const cells2025: readonly Cells[] = [
  ...commonCells,
  { siret: '' },
  { siret: '213 401 722 01787' },
  { siret: '2,134E+13' },
  { caracteristiques: '' },
  { caracteristiques: ' BIO , IGP,FRANCE ' },
  { caracteristiques: 'BIO,BIO' },
  { caracteristiques: 'BIO;IGP' },
  { caracteristiques: 'bio' },
  { caracteristiques: 'CONVERSION_BIO,EQUIVALENTS' },
  { caracteristiques: 'EUROPE' },
  { caracteristiques: 'CIRCUIT_COURT' },
  { caracteristiques: 'LOCAL' },
  { caracteristiques: 'LOCAL', definition_local: 'REGION' },
  { caracteristiques: 'LOCAL', definition_local: 'DEPARTEMENT' },
  { caracteristiques: 'LOCAL', definition_local: 'PAT' },
  { caracteristiques: 'LOCAL', definition_local: 'KM' },
  { definition_local: 'REGION' },
  { definition_local: 'ici' },
]

const local = { est_local: 'OUI' }
const cells2026: readonly Cells[] = [
  ...commonCells,
  { categories_egalim: '' },
  { categories_egalim: ' BIO , IGP,HVE ' },
  { categories_egalim: 'BIO,BIO' },
  { categories_egalim: 'BIO;IGP' },
  { categories_egalim: 'bio' },
  { categories_egalim: 'CONVERSION_BIO' },
  { categories_egalim: 'BIO,FRANCE' },
  { origine: '' },
  { origine: 'EUROPE' },
  { origine: 'Espagne' },
  { origine: 'FRANCE,EUROPE' },
  ...['OUI', 'oui', 'x', 'NON', 'non', 'Oui', 'vrai', '1'].map(est_circuit_court => ({ est_circuit_court })),
  local,
  { est_local: 'peut-être', definition_local: 'PAT' },
  { ...local, definition_local: 'PAT' },
  { ...local, definition_local: 'DEPARTMENT' },
  { ...local, definition_local: 'KM' },
  { ...local, definition_local: 'KM', definition_local_km: '50' },
  { ...local, definition_local: 'KM', definition_local_km: '50,5' },
  { ...local, definition_local: 'KM', definition_local_km: '-1' },
  { ...local, definition_local: 'KM', definition_local_km: '50 km' },
  { ...local, definition_local: 'REGION', definition_local_km: '50' },
  { definition_local: 'PAT' },
  { definition_local_km: '50' },
]

const cellsById: readonly Cells[] = [
  ...cells2026,
  ...['', '0', '-4', '4.5', '000949', 'ma cantine', '99999999999'].map(cantine_id => ({ cantine_id })),
]

const labels = { label: 'famille_produits', pair: ['date', 'prix_ht'] } as const

/** Files whose verdicts must stay those that they had before the formats of 2026 came. */
export const purchaseFiles2025: readonly FormatFile[] = filesOf('achats', cells2025, labels)

export const purchaseKinds = ['achats', 'achats_2026_siret', 'achats_2026_id'] as const

/** At least sixty of each format. */
export const purchaseFiles: readonly FormatFile[] = [
  ...purchaseFiles2025,
  ...filesOf('achats_2026_siret', cells2026, labels),
  ...filesOf('achats_2026_id', cellsById, labels),
  ...mixedHeaders(purchaseKinds),
]
