import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useCanteenFormWords = catalogue(fr, () => import('./en.ts'))
