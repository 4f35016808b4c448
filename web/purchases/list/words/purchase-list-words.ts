import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const usePurchaseListWords = catalogue(fr, () => import('./en.ts'))
