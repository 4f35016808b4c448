import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useReportHistoryWords = catalogue(fr, () => import('./en.ts'))
