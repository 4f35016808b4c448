import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useLegalWords = catalogue(fr, () => import('./en.ts'))
