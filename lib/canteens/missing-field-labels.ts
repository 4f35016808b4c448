import type { Labels } from '../messages/labels.ts'
import type { MissingField } from './missing-fields.ts'

/** What a canteen lacks, as it is listed within a sentence. */
export const missingFieldLabels: Labels<MissingField> = {
  fr: {
    name: 'nom',
    siret: 'SIRET ou SIREN',
    cityInseeCode: 'commune',
    economicModel: 'modèle économique',
    managementType: 'mode de gestion',
    productionType: 'mode de production',
    sectors: 'secteurs d’activité',
    lineMinistry: 'ministère de tutelle',
    dailyMealCount: 'couverts par jour',
    yearlyMealCount: 'couverts par an',
    satelliteCanteensCount: 'nombre de cantines livrées',
    centralProducerSiret: 'SIRET du livreur de repas',
  },
  en: {
    name: 'name',
    siret: 'SIRET or SIREN',
    cityInseeCode: 'municipality',
    economicModel: 'economic model',
    managementType: 'type of management',
    productionType: 'type of production',
    sectors: 'sectors of activity',
    lineMinistry: 'line ministry',
    dailyMealCount: 'meals per day',
    yearlyMealCount: 'meals per year',
    satelliteCanteensCount: 'number of delivered canteens',
    centralProducerSiret: 'SIRET of the meal deliverer',
  },
}
