import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useChartWords = catalogue(fr, () => import('./en.ts'))
