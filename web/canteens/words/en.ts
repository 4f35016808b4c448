import { counted, number } from '../../words/english.ts'
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
  covers: count => `${number(count)} ${count === 1 ? 'cover' : 'covers'} a day`,
  satellites: count => counted(count, 'satellite', 'satellites'),
}
