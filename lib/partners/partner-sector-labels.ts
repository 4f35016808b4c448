import { type SectorCategory, sectorCategories } from '../canteens/sector-categories.ts'
import type { Labels } from '../messages/labels.ts'

/** The categories of sectors that an actor helps, as people read them. */
export const partnerSectorLabels: Labels<SectorCategory> = {
  fr: sectorCategories,
  en: {
    education: 'Education',
    health: 'Health',
    social: 'Social and medico-social',
    leisure: 'Leisure',
    administration: 'Administration',
    enterprise: 'Companies',
    autres: 'Others',
  },
}
