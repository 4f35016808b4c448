import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useKitchenReportWords = catalogue(fr, () => import('./en.ts'))
