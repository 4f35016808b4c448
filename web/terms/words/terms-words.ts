import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useTermsWords = catalogue(fr, () => import('./en.ts'))
