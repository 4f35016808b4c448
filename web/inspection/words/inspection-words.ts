import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useInspectionWords = catalogue(fr, () => import('./en.ts'))
