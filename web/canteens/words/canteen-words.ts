import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useCanteenWords = catalogue(fr, () => import('./en.ts'))
