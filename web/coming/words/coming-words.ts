import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useComingWords = catalogue(fr, () => import('./en.ts'))
