import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const usePersonalDataWords = catalogue(fr, () => import('./en.ts'))
