import { type SectorCategory, sectorCategories } from './sector-categories.ts'

export interface Sector {
  readonly id: number
  readonly name: string
  readonly category: SectorCategory
  readonly categoryName: string
  /** A public canteen of this sector must name its line ministry. */
  readonly hasLineMinistry: boolean
}

const catalogue: readonly (readonly [string, SectorCategory, 'ministry'?])[] = [
  ['Crèche', 'education'],
  ['Etablissements de la PJJ', 'social', 'ministry'],
  ['Secondaire lycée (hors agricole)', 'education'],
  ['Etablissements d’enseignement agricole', 'education'],
  ['Restaurants administratifs des collectivités territoriales', 'administration'],
  ['Restaurants d’entreprises', 'enterprise'],
  ['Restaurants inter-entreprises', 'enterprise'],
  ['Autres structures d’enseignement', 'education'],
  ['Ecole primaire (maternelle et élémentaire)', 'education'],
  ['Secondaire collège', 'education'],
  ['Hôpitaux', 'health'],
  ['Cliniques', 'health'],
  ['Autres établissements de soins', 'health'],
  ['Autres établissements sociaux et médico-sociaux', 'social'],
  ['IME / ITEP', 'social'],
  ['ESAT / Etablissements spécialisés', 'social'],
  ['EHPAD / maisons de retraite / foyers de personnes âgées', 'social'],
  ['Centre de vacances / sportif', 'leisure'],
  ['Autres établissements de loisirs', 'leisure'],
  ['Autres établissements non listés', 'autres'],
  ['Restaurants des prisons', 'administration', 'ministry'],
  ['Restaurants administratifs d’Etat (RA)', 'administration', 'ministry'],
  ['Restaurants des armées / police / gendarmerie', 'administration', 'ministry'],
  ['Etablissements publics d’Etat (EPA ou EPIC)', 'administration', 'ministry'],
  ['Supérieur et Universitaire', 'education'],
  ['Restaurants inter-administratifs d’État (RIA)', 'administration', 'ministry'],
]

/** The sectors of activity; ids are stored with canteens and never change. */
export const sectors: readonly Sector[] = catalogue.map(([name, category, ministry], index) => ({
  id: index + 1,
  name,
  category,
  categoryName: sectorCategories[category],
  hasLineMinistry: ministry === 'ministry',
}))

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

export const sectorName = (id: number): string => sectors.find(sector => sector.id === id)?.name ?? ''

function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
}
