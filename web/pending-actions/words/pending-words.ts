import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const usePendingWords = catalogue(fr, () => import('./en.ts'))
