import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const usePublicCanteenWords = catalogue(fr, () => import('./en.ts'))
