import { measureIcons as icons } from '../measures/measure-icons.ts'

/** The icon of each measure, and of the establishment. */
export const measureIcons = { ...icons, etablissement: 'fr-icon-building-line' } as const
