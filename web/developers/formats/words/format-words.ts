import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useFormatWords = catalogue(fr, () => import('./en.ts'))
