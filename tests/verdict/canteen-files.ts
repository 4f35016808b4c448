import type { FileKind } from '@ma-cantine/lib'
import { type Cells, type FormatFile, filesOf, mixedHeaders } from './format-files.ts'

/** What all files of canteens judge alike, but for the bounds of 2026. */
const canteenCells: readonly Cells[] = [
  {},
  { nom: '' },
  { nom: ' \u00a0 ' },
  { nom: 'CrÃ¨che' },
  { nom: 'Cantine\u0007' },
  { nom: 'Cantine\n"Les Prés"' },
  { nom: 'x'.repeat(251) },
  { siret: '21340172201788' },
  { siret: '213 401 722 01787' },
  { siret: '2,134E+13' },
  { nombre_repas_jour: '' },
  { nombre_repas_jour: '0' },
  { nombre_repas_jour: '-3' },
  { nombre_repas_jour: '2' },
  { nombre_repas_jour: ' 3 ' },
  { nombre_repas_jour: '300,5' },
  { nombre_repas_jour: '1 200' },
  { nombre_repas_an: '' },
  { nombre_repas_an: '300' },
  { nombre_repas_an: '299' },
  { nombre_repas_an: '420' },
  { nombre_repas_an: '99999999999' },
  { nombre_repas_jour: '420', nombre_repas_an: '420' },
  { nombre_repas_jour: '3', nombre_repas_an: '419' },
  { secteurs: '' },
  { secteurs: 'Cliniques' },
  { secteurs: 'Restaurants d’entreprises' },
  { secteurs: "Restaurants d'entreprises" },
  { secteurs: 'creche' },
  { secteurs: 'Crèche,Cliniques' },
  { secteurs: 'Crèche + Cliniques' },
  { secteurs: 'quincaillerie' },
  { type_production: '' },
  { type_production: ' site ' },
  { type_production: 'central' },
  { type_production: 'site_cooked_elsewhere' },
  { type_production: 'Restaurant satellite' },
  { type_gestion: '' },
  { type_gestion: 'conceded' },
  { type_gestion: 'Directe' },
  { type_gestion: 'régie' },
  { modèle_économique: '' },
  { modèle_économique: 'private' },
  { modèle_économique: 'Privé' },
  { gestionnaires_additionnels: 'un@exemple.fr, deux@exemple.fr' },
  { gestionnaires_additionnels: 'un@exemple.fr,' },
  { gestionnaires_additionnels: 'un@exemple' },
]

const canteenCells2025: readonly Cells[] = [
  ...canteenCells,
  { siret: '' },
  { siret_livreur_repas: '26566234910966' },
  { siret_livreur_repas: '21340172201787' },
  { siret_livreur_repas: '26566234910967' },
  { type_production: 'site_cooked_elsewhere', siret_livreur_repas: '26566234910966' },
  { type_production: 'central', nombre_repas_jour: '0' },
  { code_insee_commune: '' },
  { code_insee_commune: '', code_postal_commune: '' },
  { code_insee_commune: '1053' },
  { code_postal_commune: '5446' },
]

const adminCanteenCells2025: readonly Cells[] = [
  ...canteenCells2025,
  { admin_ministère_tutelle: 'Justice' },
  { admin_ministère_tutelle: 'justice' },
  { secteurs: 'Restaurants des prisons' },
  { secteurs: 'Restaurants des prisons', admin_ministère_tutelle: 'Justice' },
  { secteurs: 'Supérieur et Universitaire' },
  { admin_gestionnaires_additionnels: 'un@exemple' },
  { admin_source_donnees: 'registre' },
]

const newCanteenCells: readonly Cells[] = [
  ...canteenCells,
  { siret: '' },
  { siret_cuisine_centrale: '26566234910966' },
  { type_production: 'Restaurant satellite', siret_cuisine_centrale: '26566234910966' },
  { type_production: 'Restaurant satellite', siret_cuisine_centrale: '21340172201787' },
  { secteurs: 'Crèche,Cliniques,Hôpitaux' },
  { secteurs: ' Crèche , Cliniques ' },
  { secteurs: 'Crèche,Cliniques,Hôpitaux,IME / ITEP' },
  { secteurs: 'Restaurants des prisons' },
  { secteurs: 'Restaurants des prisons', administration_tutelle: 'Justice' },
  { secteurs: 'Restaurants des prisons', administration_tutelle: 'justice' },
  { secteurs: 'Supérieur et Universitaire' },
  { secteurs: 'Restaurants des prisons', modèle_économique: 'Privé', administration_tutelle: 'Justice' },
  { administration_tutelle: 'Justice' },
  { groupe_id: '1293' },
  { groupe_id: 'mon groupe' },
]

const changedCanteenCells: readonly Cells[] = [
  ...newCanteenCells,
  ...['', '0', '-4', '4.5', '000949', 'ma cantine', '99999999999'].map(cantine_id => ({ cantine_id })),
  { siret: '', siren_unite_legale: '213401722', code_insee: '34172' },
  { siret: '', siren_unite_legale: '213401722' },
  { siret: '', siren_unite_legale: '21340172', code_insee: '34172' },
  { siren_unite_legale: '213401722' },
  { siret: '', siren_unite_legale: '' },
  { code_insee: '1053' },
]

const addedManagersCells: readonly Cells[] = [
  {},
  ...[
    '',
    ' ',
    '21340172201788',
    '213 401 722 01787',
    ' 21340172201787',
    '2134017220178',
    '213401722017870',
    '2,134E+13',
    '2.1340172201787E+13',
    'sans objet',
    // That of the row before.
    '99746507500015',
    '26566234910966',
  ].map(siret => ({ siret })),
  ...[
    '',
    ' ',
    ',',
    'un@exemple.fr',
    ' un@exemple.fr ',
    'un@exemple.fr,deux@exemple.fr',
    'un@exemple.fr , deux@exemple.fr',
    'un@exemple.fr, UN@exemple.fr',
    'un@exemple.fr,',
    ',un@exemple.fr',
    'un@exemple.fr,,deux@exemple.fr',
    'un@exemple.fr;deux@exemple.fr',
    'un@exemple.fr deux@exemple.fr',
    'un@exemple',
    'un@exemple.fr, deux',
    'un@@exemple.fr',
    'Camille <un@exemple.fr>',
    'mailto:un@exemple.fr',
    'élodie@exemple.fr',
    'prénom.nom+cantine@exemple.gouv.fr',
    'prenom.nom+cantine@exemple.gouv.fr',
    `${'x'.repeat(300)}@exemple.fr`,
    'un@exemple.fr\ndeux@exemple.fr',
    '"un"@exemple.fr',
  ].map(gestionnaires_additionnels => ({ gestionnaires_additionnels })),
  ...[
    '',
    ' \u00a0 ',
    ' resytal ',
    'enquête du rectorat',
    'enquÃªte',
    'source\u0007',
    'deux\nlignes',
    'une, deux',
    'dite « libre »',
    'x'.repeat(300),
    '2026',
    '東京',
  ].map(source_donnees => ({ source_donnees })),
]

/** The first row of each file: no canteen stands twice in a file of canteens. */
const first: Cells = { siret: '99746507500015', cantine_id: '950' }

const ofCanteens = (kind: FileKind, cells: readonly Cells[]): FormatFile[] =>
  filesOf(kind, cells, { label: 'type_production', pair: ['nombre_repas_jour', 'nombre_repas_an'] }, first)

/** Files whose verdicts must stay those that they had before the formats of 2026 came. */
export const canteenFiles2025: readonly FormatFile[] = [
  ...ofCanteens('cantines', canteenCells2025),
  ...ofCanteens('cantines_admin', adminCanteenCells2025),
]

export const canteenKinds = [
  'cantines',
  'cantines_admin',
  'cantines_2026_creer',
  'cantines_2026_modifier',
  'cantines_2026_gestionnaires',
] as const satisfies readonly FileKind[]

/** At least sixty of each format. */
export const canteenFiles: readonly FormatFile[] = [
  ...canteenFiles2025,
  ...ofCanteens('cantines_2026_creer', newCanteenCells),
  ...ofCanteens('cantines_2026_modifier', changedCanteenCells),
  ...filesOf(
    'cantines_2026_gestionnaires',
    addedManagersCells,
    { label: 'siret', pair: ['gestionnaires_additionnels', 'source_donnees'] },
    first,
  ),
  ...mixedHeaders(canteenKinds.filter(kind => kind !== 'cantines_admin')),
]
