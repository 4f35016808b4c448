import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useSheetWords = catalogue(fr, () => import('./en.ts'))
