import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useHistoryWords = catalogue(fr, () => import('./en.ts'))
