import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const usePurchaseFormWords = catalogue(fr, () => import('./en.ts'))
