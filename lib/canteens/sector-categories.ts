/** Categories of sectors, with the names that screens show before the sector's. */
export const sectorCategories = {
  education: 'Enseignement',
  health: 'Santé',
  social: 'Social et médico-social',
  leisure: 'Loisirs',
  administration: 'Administration',
  enterprise: 'Entreprise',
  autres: 'Autres',
} as const
export type SectorCategory = keyof typeof sectorCategories
