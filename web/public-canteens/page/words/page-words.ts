import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const usePageWords = catalogue(fr, () => import('./en.ts'))
