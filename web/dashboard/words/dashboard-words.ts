import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useDashboardWords = catalogue(fr, () => import('./en.ts'))
