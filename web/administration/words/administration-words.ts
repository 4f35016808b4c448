import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useAdministrationWords = catalogue(fr, () => import('./en.ts'))
