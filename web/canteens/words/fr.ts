import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { ProductionType } from '@ma-cantine/lib/canteens/production'
import { counted } from '@ma-cantine/lib/messages/french'

/** The sentences that several screens about canteens share. English has the same shape, or does not compile. */
export const fr = {
  siret: (siret: string | null) => `SIRET : ${siret ?? 'non renseigné'}`,
  siren: (siren: string) => `SIREN de l’unité légale : ${siren}`,
  productionTags: {
    central: 'Livreur de repas',
    central_serving: 'Livreur de repas',
    site: 'Cuisine sur place',
    site_cooked_elsewhere: 'Cantine satellite',
    groupe: 'Groupe de cantines',
  } as Record<ProductionType, string>,
  covers: (count: number) => counted(count, 'couvert par jour', 'couverts par jour'),
  satellites: (count: number) => counted(count, 'cantine satellite', 'cantines satellites'),
  notGiven: 'Non renseigné',
  notManaged: {
    title: 'Cantine introuvable',
    message: 'Cette cantine n’existe pas, ou vous n’en êtes pas gestionnaire. Voici celles que vous gérez.',
  },
  establishment: 'Établissement',
  fields: {
    name: 'Nom',
    siret: 'SIRET',
    sirenUniteLegale: 'SIREN de l’unité légale',
    city: 'Ville',
    cityInseeCode: 'Code INSEE de la commune',
    postalCode: 'Code postal',
    department: 'Département',
    sectors: 'Secteurs d’activité',
    lineMinistry: 'Ministère de tutelle',
    dailyMealCount: 'Couverts par jour',
    yearlyMealCount: 'Couverts par an',
    satelliteCanteensCount: 'Nombre de cantines livrées',
    centralProducerSiret: 'SIRET du livreur de repas',
    managementType: 'Mode de gestion',
    productionType: 'Mode de production',
    economicModel: 'Secteur économique',
  } satisfies Partial<Record<keyof Canteen, string>>,
}
export type Words = typeof fr
