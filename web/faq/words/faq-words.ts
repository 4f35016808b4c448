import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useFaqWords = catalogue(fr, () => import('./en.ts'))
