import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useReviewWords = catalogue(fr, () => import('./en.ts'))
