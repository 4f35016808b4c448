import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useComparisonWords = catalogue(fr, () => import('./en.ts'))
