import type { FileKind } from '@ma-cantine/lib'
import { type Cells, type FormatFile, filesOf, mixedHeaders } from './format-files.ts'

const years: readonly Cells[] = ['', '2025', '2019', '2018', '2999', '24', ' 2024 ', '2024,5'].map(année_bilan => ({
  année_bilan,
}))

const sirets: readonly Cells[] = [
  '',
  '213 401 722 01787',
  '2,134E+13',
  '21340172201788',
  '2134017220178',
  'ma cantine',
].map(siret => ({ siret }))

/** The ways to write one amount, most of them wrong. */
const writings = ['', '-1', '1 000', '1000,5', '1000.505', '1e3', '12 €', 'mille', '12345678901234567', ' 1000.00 ']

const totals: readonly Cells[] = [...writings, '0', '900'].map(valeur_totale => ({ valeur_totale }))

/** The cells of a simple report that both years judge alike, by the names of its columns. */
const simple = (column: {
  readonly meat: string
  readonly meatEgalim: string
  readonly meatFrance: string
  readonly fish: string
  readonly fishEgalim: string
}): readonly Cells[] => [
  {},
  ...years,
  ...totals,
  { valeur_bio: '' },
  { valeur_bio: '840' },
  { valeur_bio: '840,01' },
  { valeur_siqo: 'x' },
  { [column.meat]: '' },
  { [column.meat]: '900' },
  { [column.meat]: '900,01' },
  { [column.meat]: '1001' },
  { [column.meatEgalim]: '300' },
  { [column.meatEgalim]: '300.01' },
  { [column.meatFrance]: '300' },
  { [column.meatFrance]: '301' },
  { [column.fish]: '1001' },
  { [column.fish]: '', [column.fishEgalim]: '' },
  { [column.fishEgalim]: '100' },
  { [column.fishEgalim]: '101' },
  { [column.meatEgalim]: '280', [column.fishEgalim]: '100' },
]

const simple2025: readonly Cells[] = [
  ...simple({
    meat: 'valeur_viandes',
    meatEgalim: 'valeur_viandes_egalim',
    meatFrance: 'valeur_viandes_france',
    fish: 'valeur_poissons',
    fishEgalim: 'valeur_poissons_egalim',
  }),
  ...sirets,
  { valeur_environnemental: '' },
  { nombre_repas_an: '1000000' },
  { type_production: 'SITE' },
  { secteurs: '' },
]

const simple2026: readonly Cells[] = [
  ...simple({
    meat: 'valeur_viandes_volailles',
    meatEgalim: 'valeur_viandes_volailles_egalim',
    meatFrance: 'valeur_viandes_volailles_france',
    fish: 'valeur_produits_de_la_mer',
    fishEgalim: 'valeur_produits_de_la_mer_egalim',
  }),
  { valeur_externalites_performance: '' },
  { valeur_produits_de_la_mer_france: '100' },
  { valeur_produits_de_la_mer_france: '100,01' },
  { valeur_bio_dont_commerce_equitable: '' },
  { valeur_bio_dont_commerce_equitable: '200' },
  { valeur_bio_dont_commerce_equitable: '200.01' },
  { valeur_egalim_autres_dont_commerce_equitable: '50' },
  { valeur_egalim_autres_dont_commerce_equitable: '51' },
  { valeur_boissons_france: '300' },
  { valeur_boissons_france: '300,01' },
  { valeur_boissons_france: '300,01', valeur_viandes_volailles_france: '301' },
]

const detailed = (cell: (label: string, family: 'viandes' | 'poissons' | 'boissons') => string): readonly Cells[] => [
  {},
  ...years,
  ...[...totals, { valeur_totale: '10000,50' }, { valeur_totale: '10002' }],
  ...sirets,
  ...[...writings, '0'].map(text => ({ [cell('non_egalim', 'boissons')]: text })),
  { valeur_viandes_volailles: '' },
  { valeur_viandes_volailles: '9001' },
  { valeur_viandes_volailles: '10001' },
  { [cell('label_rouge', 'boissons')]: '8000' },
  { [cell('label_rouge', 'boissons')]: '10001' },
  { [cell('label_rouge', 'viandes')]: '3001' },
  { [cell('label_rouge', 'poissons')]: '1001' },
  { [cell('france', 'viandes')]: '3000' },
  { [cell('france', 'viandes')]: '3001' },
  { [cell('france', 'poissons')]: '1001' },
  { [cell('circuit_court', 'viandes')]: '10001' },
  { [cell('local', 'viandes')]: '10000' },
]

const families2025 = { viandes: 'viandes_volailles', poissons: 'produits_aquatiques', boissons: 'boissons' }
const labels2025: Readonly<Record<string, string>> = { france: 'provenance_france', local: 'produit_local' }
const detailed2025: readonly Cells[] = [
  ...detailed((label, family) => `valeur_${labels2025[label] ?? label}_${families2025[family]}`),
  { valeur_poissons_produits_mer: '' },
  { nombre_repas_an: '10' },
]

const families2026 = { viandes: 'viandes_volailles', poissons: 'produits_de_la_mer', boissons: 'boissons' }
const detailed2026: readonly Cells[] = [
  ...detailed((label, family) => `valeur_${families2026[family]}_${label}`),
  { valeur_produits_de_la_mer: '' },
  { valeur_boissons_label_rouge: '' },
  { valeur_boissons_non_egalim: '2001' },
  { valeur_viandes_volailles_bio_dont_commerce_equitable: '1200' },
  { valeur_viandes_volailles_bio_dont_commerce_equitable: '1200,01' },
  { valeur_boissons_bio_dont_commerce_equitable: '400', valeur_boissons_bio: '' },
]

/** Of another year than the right row before: a canteen has one report a year. */
const ofReports = (kind: FileKind, cells: readonly Cells[], label: string): FormatFile[] =>
  filesOf(
    kind,
    cells.map(row => ({ année_bilan: '2023', ...row })),
    { label, pair: ['année_bilan', 'valeur_totale'] },
  )

/** Files whose verdicts must stay those that they had before the formats of 2026 came. */
export const reportFiles2025: readonly FormatFile[] = [
  ...ofReports('diagnostics', simple2025, 'valeur_siqo'),
  ...ofReports('diagnostics_complets', detailed2025, 'valeur_non_egalim_boissons'),
]

export const reportKinds = [
  'diagnostics',
  'diagnostics_2026_siret',
  'diagnostics_2026_id',
  'diagnostics_complets',
  'diagnostics_complets_2026',
] as const satisfies readonly FileKind[]

/** At least sixty of each format. */
export const reportFiles: readonly FormatFile[] = [
  ...reportFiles2025,
  ...ofReports('diagnostics_2026_siret', [...simple2026, ...sirets], 'valeur_siqo'),
  ...ofReports(
    'diagnostics_2026_id',
    [
      ...simple2026,
      ...['', '0', '-4', '4.5', '000949', ' 949', 'ma cantine', '99999999999'].map(cantine_id => ({ cantine_id })),
    ],
    'valeur_siqo',
  ),
  ...ofReports('diagnostics_complets_2026', detailed2026, 'valeur_boissons_non_egalim'),
  ...mixedHeaders(reportKinds),
]
