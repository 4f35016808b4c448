import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useSummaryWords = catalogue(fr, () => import('./en.ts'))
