import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useManagementWords = catalogue(fr, () => import('./en.ts'))
