import { type SectorCategory, sectorCategories } from './sector-categories.ts'

export interface Sector {
  readonly id: number
  /** Its code in the API of 2026. */
  readonly value: SectorCode
  readonly name: string
  readonly category: SectorCategory
  readonly categoryName: string
  /** A public canteen of this sector must name its line ministry. */
  readonly hasLineMinistry: boolean
}

/**
 * Code in the API of 2026, whose prefix is not always that of the category; name; category; whether a public canteen names
 * its ministry, `ministry-2026` in the files of 2026 alone.
 */
const catalogue = [
  ['social_creche', 'Crèche', 'education'],
  ['social_pjj', 'Etablissements de la PJJ', 'social', 'ministry'],
  ['education_secondaire_lycee', 'Secondaire lycée (hors agricole)', 'education'],
  ['education_enseignement_agricole', 'Etablissements d’enseignement agricole', 'education'],
  [
    'administration_administratif_des_collectivites',
    'Restaurants administratifs des collectivités territoriales',
    'administration',
  ],
  ['entreprise_entreprise', 'Restaurants d’entreprises', 'enterprise'],
  ['entreprise_inter_entreprise', 'Restaurants inter-entreprises', 'enterprise'],
  ['education_autre', 'Autres structures d’enseignement', 'education'],
  ['education_primaire', 'Ecole primaire (maternelle et élémentaire)', 'education'],
  ['education_secondaire_college', 'Secondaire collège', 'education'],
  ['sante_hopital', 'Hôpitaux', 'health'],
  ['sante_clinique', 'Cliniques', 'health'],
  ['sante_autre', 'Autres établissements de soins', 'health'],
  ['social_autre', 'Autres établissements sociaux et médico-sociaux', 'social'],
  ['social_ime', 'IME / ITEP', 'social'],
  ['social_esat', 'ESAT / Etablissements spécialisés', 'social'],
  ['social_ehpad', 'EHPAD / maisons de retraite / foyers de personnes âgées', 'social'],
  ['loisir_centre_vacances', 'Centre de vacances / sportif', 'leisure'],
  ['loisir_autre', 'Autres établissements de loisirs', 'leisure'],
  ['autres_autre', 'Autres établissements non listés', 'autres'],
  ['administration_prison', 'Restaurants des prisons', 'administration', 'ministry'],
  ['administration_administratif', 'Restaurants administratifs d’Etat (RA)', 'administration', 'ministry'],
  ['administration_armee', 'Restaurants des armées / police / gendarmerie', 'administration', 'ministry'],
  ['administration_etablissement_public', 'Etablissements publics d’Etat (EPA ou EPIC)', 'administration', 'ministry'],
  ['education_superieur_universitaire', 'Supérieur et Universitaire', 'education', 'ministry-2026'],
  ['administration_inter_administratif', 'Restaurants inter-administratifs d’État (RIA)', 'administration', 'ministry'],
] as const satisfies readonly (readonly [
  code: string,
  name: string,
  category: SectorCategory,
  ministry?: 'ministry' | 'ministry-2026',
])[]

export type SectorCode = (typeof catalogue)[number][0]

/** The sectors of activity; ids are stored with canteens and never change. */
export const sectors: readonly Sector[] = catalogue.map(([value, name, category, ministry], index) => ({
  id: index + 1,
  value,
  name,
  category,
  categoryName: sectorCategories[category],
  hasLineMinistry: ministry === 'ministry',
}))

export const sectorCodes = catalogue.map(([code]) => code)

/** The id of a sector by its code. */
export const idOfSector = (code: SectorCode): number => sectorCodes.indexOf(code) + 1

/** The codes of sectors, in the order of their ids. */
export const codesOfSectors = (ids: readonly number[]): SectorCode[] =>
  sectors.filter(({ id }) => ids.includes(id)).map(({ value }) => value)

/** The name of a sector as people read it: files and the API write its capitals without accents. */
export const writtenSector = (name: string): string => name.replace(/\bE(?=tablissement|cole|tat)/g, 'É')

/** A sector after its category, for a list to choose from. */
export const sectorLabel = ({ categoryName, name }: Pick<Sector, 'categoryName' | 'name'>): string =>
  `${categoryName} - ${writtenSector(name)}`

const idByName = new Map(sectors.map(({ id, name }) => [foldName(name), id]))

/** The id of a sector by its name, whatever its case, accents and kind of apostrophe. */
export const findSectorId = (name: string): number | undefined => idByName.get(foldName(name))

const idsWithMinistry = new Set(sectors.flatMap(({ id, hasLineMinistry }) => (hasLineMinistry ? id : [])))

/** Whether one of these sectors has a line ministry. */
export const hasLineMinistry = (sectorIds: readonly number[]): boolean => sectorIds.some(id => idsWithMinistry.has(id))

/** Whether a canteen must name its line ministry. */
export const needsLineMinistry = (economicModel: string | null, sectorIds: readonly number[]): boolean =>
  economicModel === 'public' && hasLineMinistry(sectorIds)

const idsWithMinistry2026 = new Set(catalogue.flatMap(([, , , ministry], index) => (ministry ? index + 1 : [])))

/** Whether a canteen must name its line ministry in the files of 2026; all others must leave it out. */
export const needsLineMinistry2026 = (economicModel: string | null, sectorIds: readonly number[]): boolean =>
  economicModel === 'public' && sectorIds.some(id => idsWithMinistry2026.has(id))

export const sectorName = (id: number): string => sectors.find(sector => sector.id === id)?.name ?? ''

function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
}

const administrative: ReadonlySet<number> = new Set(
  sectors.filter(({ category }) => category === 'administration').map(({ id }) => id),
)

/** Whether one of the sectors is an administration, of which the law asks more vegetarian menus. */
export const isAdministration = (sectorIds: readonly number[]): boolean => sectorIds.some(id => administrative.has(id))
