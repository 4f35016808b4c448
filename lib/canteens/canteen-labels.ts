import type { Labels } from '../messages/labels.ts'
import { ministries } from './ministries.ts'
import type { EconomicModel, ManagementType, ProductionType, PublicationStatus } from './production.ts'
import { sectors, writtenSector } from './sectors.ts'

export const productionTypeLabels: Labels<ProductionType> = {
  fr: {
    central: 'Livreur de repas sans lieu de consommation',
    central_serving: 'Livreur de repas avec lieu de consommation',
    site: 'Cuisine sur place',
    site_cooked_elsewhere: 'Repas reçus d’un livreur de repas',
    groupe: 'Groupe de cantines satellites',
  },
  en: {
    central: 'Meal deliverer without a dining place',
    central_serving: 'Meal deliverer with a dining place',
    site: 'Kitchen on the spot',
    site_cooked_elsewhere: 'Meals received from a meal deliverer',
    groupe: 'Group of satellite canteens',
  },
}

export const managementTypeLabels: Labels<ManagementType> = {
  fr: { direct: 'Gestion directe', conceded: 'Gestion concédée' },
  en: { direct: 'Direct management', conceded: 'Conceded management' },
}

export const economicModelLabels: Labels<EconomicModel> = {
  fr: { public: 'Public', private: 'Privé' },
  en: { public: 'Public sector', private: 'Private sector' },
}

export const publicationStatusLabels: Labels<PublicationStatus> = {
  fr: { draft: 'Non publiée', published: 'Publiée' },
  en: { draft: 'Not published', published: 'Published' },
}

const sectorNames = Object.fromEntries(sectors.map(({ id, name }) => [id, writtenSector(name)]))
/** By id, in French: sectors have no English names. */
export const sectorLabels: Labels<string> = { fr: sectorNames, en: sectorNames }

const ministryNames = Object.fromEntries(ministries.map(({ value, name }) => [value, name]))
/** In French: ministries have no English names. */
export const ministryLabels: Labels<string> = { fr: ministryNames, en: ministryNames }
