import type { Leniency } from '../table-schema/leniency.ts'
import { listedSpelling } from '../table-schema/listed-spelling.ts'
import { skeleton } from '../table-schema/nearest.ts'
import { removeSpaces } from './siret.ts'

/** The warnings about cells that the schema refuses and that are read all the same. */
export type CanteenLeniencyCode =
  | 'spaces-in-code'
  | 'listed-value-spelling'
  | 'lost-leading-zero'
  | 'sectors-left-empty'
  | 'type-left-empty'

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').trim()

/** Any file of canteens: keyboards often lack the curly apostrophe and the capital accents of the names of sectors. */
export const sectorLeniency: readonly Leniency<CanteenLeniencyCode>[] = [
  { columns: ['secteurs'], code: 'listed-value-spelling', read: listedSpelling(withoutAccents) },
]

const readEmpty = (text: string): string | null => (text.trim() === '' ? '' : null)

const spacesIn = (...columns: readonly string[]): Leniency<CanteenLeniencyCode> => ({
  columns,
  code: 'spaces-in-code',
  read: text => removeSpaces(text) || null,
})

/** Files that name a stored canteen by its SIRET. */
export const siretSpaces = spacesIn('siret')

/** The files of diagnostics, which the public service has always taken in these forms. */
export const diagnosticFileLeniency: readonly Leniency<CanteenLeniencyCode>[] = [
  spacesIn('siret', 'siret_livreur_repas', 'code_insee_commune'),
  {
    columns: ['code_insee_commune'],
    code: 'lost-leading-zero',
    read: text => (removeSpaces(text).length === 4 ? `0${removeSpaces(text)}` : null),
  },
  {
    columns: ['code_insee_commune'],
    code: 'listed-value-spelling',
    read: text => removeSpaces(text).toUpperCase() || null,
  },
  {
    columns: ['secteurs', 'type_production', 'type_gestion', 'modèle_économique', 'admin_statut_teledeclaration'],
    code: 'listed-value-spelling',
    read: listedSpelling(skeleton),
  },
  { columns: ['secteurs'], code: 'sectors-left-empty', read: readEmpty },
  { columns: ['type_production', 'type_gestion'], code: 'type-left-empty', read: readEmpty },
]
