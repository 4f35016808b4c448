import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useTermsPageWords = catalogue(fr, () => import('./en.ts'))
