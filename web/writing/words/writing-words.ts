import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useWritingWords = catalogue(fr, () => import('./en.ts'))
