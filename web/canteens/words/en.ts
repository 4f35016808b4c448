import { counted } from '../../words/english.ts'
import type { Words } from './fr.ts'

export const en: Words = {
  siret: siret => `SIRET: ${siret ?? 'not given'}`,
  siren: siren => `SIREN of the legal unit: ${siren}`,
  productionTags: {
    central: 'Delivers meals',
    central_serving: 'Delivers meals',
    site: 'Kitchen on the spot',
    site_cooked_elsewhere: 'Satellite canteen',
  },
  covers: count => counted(count, 'cover a day', 'covers a day'),
  satellites: count => counted(count, 'satellite canteen', 'satellite canteens'),
}
