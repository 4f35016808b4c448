import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useSecondFactorWords = catalogue(fr, () => import('./en.ts'))
