import type { CanteenBadges } from '../canteens/canteen.ts'
import { managementTypes, productionTypes } from '../canteens/production.ts'
import { sectorName } from '../canteens/sectors.ts'
import type { PublicCanteenPreview } from '../public-canteens/public-canteen.ts'
import type { Column } from './column.ts'
import type { Dataset } from './dataset.ts'

/** A canteen that everybody may see, and the address of its page. */
export interface CanteenRow {
  readonly canteen: PublicCanteenPreview
  readonly page: string
}

type Badge = Exclude<keyof CanteenBadges, 'year'>

const badge = (name: string, id: Badge, subject: string): Column<CanteenRow> => ({
  name: `badge_${name}`,
  title: `Badge ${subject}`,
  description:
    'Vrai s’il est obtenu, faux s’il ne l’est pas, d’après le bilan de l’année des badges. Vide si la mesure n’a pas été commencée cette année-là.',
  type: 'boolean',
  value: ({ canteen }) => canteen.badges[id],
})

export const canteensDataset: Dataset<CanteenRow> = {
  name: 'cantines',
  title: 'Cantines visibles du public',
  description:
    'Les cantines inscrites que chacun peut voir dans la liste des cantines, avec leur lieu, leurs secteurs, leur type et leurs badges. Une ligne par cantine.',
  version: '1.0.0',
  keywords: ['restauration collective', 'cantines', 'EGalim', 'alimentation'],
  columns: [
    {
      name: 'id',
      title: 'Numéro de la cantine',
      description: 'Numéro que le service donne à la cantine. Il ne change jamais, et ne sert pas deux fois.',
      type: 'integer',
      required: true,
      unique: true,
      value: ({ canteen }) => canteen.id,
    },
    {
      name: 'nom',
      title: 'Nom',
      description: 'Nom que les gestionnaires donnent à la cantine.',
      type: 'string',
      required: true,
      value: ({ canteen }) => canteen.name,
    },
    {
      name: 'page',
      title: 'Page publique',
      description: 'Adresse de la page de la cantine sur le site.',
      type: 'string',
      required: true,
      value: ({ page }) => page,
    },
    {
      name: 'code_insee_commune',
      title: 'Code Insee de la commune',
      description: 'Code officiel géographique de la commune.',
      type: 'string',
      value: ({ canteen }) => canteen.cityInseeCode,
    },
    {
      name: 'commune',
      title: 'Commune',
      description: 'Nom de la commune.',
      type: 'string',
      value: ({ canteen }) => canteen.city,
    },
    {
      name: 'code_postal',
      title: 'Code postal',
      description: 'Code postal de la cantine.',
      type: 'string',
      value: ({ canteen }) => canteen.postalCode,
    },
    {
      name: 'siren_epci',
      title: 'SIREN de l’intercommunalité',
      description: 'SIREN de l’établissement public de coopération intercommunale à fiscalité propre de la commune.',
      type: 'string',
      value: ({ canteen }) => canteen.epci,
    },
    {
      name: 'code_departement',
      title: 'Code du département',
      description: 'Code officiel géographique du département ou de la collectivité d’outre-mer.',
      type: 'string',
      value: ({ canteen }) => canteen.department,
    },
    {
      name: 'code_region',
      title: 'Code de la région',
      description: 'Code officiel géographique de la région ou de la collectivité d’outre-mer.',
      type: 'string',
      value: ({ canteen }) => canteen.region,
    },
    {
      name: 'latitude',
      title: 'Latitude',
      description: 'En degrés décimaux (WGS 84) : celle de l’établissement, ou celle du centre de sa commune.',
      type: 'number',
      value: ({ canteen }) => canteen.latitude,
    },
    {
      name: 'longitude',
      title: 'Longitude',
      description: 'En degrés décimaux (WGS 84) : celle de l’établissement, ou celle du centre de sa commune.',
      type: 'number',
      value: ({ canteen }) => canteen.longitude,
    },
    {
      name: 'secteurs',
      title: 'Secteurs d’activité',
      description:
        'Noms des secteurs de la cantine, joints par le signe +, tels que les fichiers d’import les écrivent.',
      type: 'string',
      value: ({ canteen: { sectors } }) => (sectors.length === 0 ? null : sectors.map(sectorName).join('+')),
    },
    {
      name: 'type_production',
      title: 'Type de cantine',
      description:
        'site : cuisine sur place ; site_cooked_elsewhere : repas reçus d’un livreur ; central : livreur de repas sans lieu de consommation ; central_serving : livreur avec lieu de consommation ; groupe : groupe de cantines satellites.',
      type: 'string',
      values: productionTypes,
      value: ({ canteen }) => canteen.productionType,
    },
    {
      name: 'type_gestion',
      title: 'Mode de gestion',
      description: 'direct : gestion directe ; conceded : gestion concédée.',
      type: 'string',
      values: managementTypes,
      value: ({ canteen }) => canteen.managementType,
    },
    {
      name: 'couverts_par_jour',
      title: 'Couverts par jour',
      description: 'Nombre moyen de repas servis à table un jour d’ouverture.',
      type: 'integer',
      value: ({ canteen }) => canteen.dailyMealCount,
    },
    {
      name: 'nombre_satellites',
      title: 'Nombre de cantines livrées',
      description: 'Nombre de cantines que livre la cuisine centrale, tel qu’elle l’a indiqué.',
      type: 'integer',
      value: ({ canteen }) => canteen.satelliteCanteensCount,
    },
    {
      name: 'annee_badges',
      title: 'Année des badges',
      description: 'Année du bilan d’après lequel les badges sont attribués. Vide sans bilan visible de tous.',
      type: 'integer',
      value: ({ canteen }) => canteen.badges.year,
    },
    badge('approvisionnement', 'appro', 'des approvisionnements'),
    badge('gaspillage', 'waste', 'de la lutte contre le gaspillage'),
    badge('diversification', 'diversification', 'de la diversification des protéines'),
    badge('plastiques', 'plastic', 'de la fin des plastiques'),
    badge('information', 'info', 'de l’information des convives'),
  ],
}
