import { counted } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  siret: siret => `SIRET: ${siret ?? 'not given'}`,
  siren: siren => `SIREN of the legal unit: ${siren}`,
  productionTags: {
    central: 'Delivers meals',
    central_serving: 'Delivers meals',
    site: 'Kitchen on the spot',
    site_cooked_elsewhere: 'Satellite canteen',
    groupe: 'Group of canteens',
  },
  covers: count => counted(count, 'cover a day', 'covers a day'),
  satellites: count => counted(count, 'satellite canteen', 'satellite canteens'),
  notGiven: 'Not given',
  notManaged: {
    title: 'Canteen not found',
    message: 'This canteen does not exist, or you are not one of its managers. Here are those that you manage.',
  },
  establishment: 'Establishment',
  fields: {
    name: 'Name',
    siret: 'SIRET number',
    sirenUniteLegale: 'SIREN of the legal unit',
    city: 'Town',
    cityInseeCode: 'INSEE code of the town',
    postalCode: 'Postal code',
    department: 'Department',
    sectors: 'Sectors of activity',
    lineMinistry: 'Line ministry',
    dailyMealCount: 'Covers a day',
    yearlyMealCount: 'Covers a year',
    satelliteCanteensCount: 'Number of canteens delivered to',
    centralProducerSiret: 'SIRET of the deliverer',
    managementType: 'Management',
    productionType: 'Where meals are made',
    economicModel: 'Economic model',
  },
}
