import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useRememberedWords = catalogue(fr, () => import('./en.ts'))
