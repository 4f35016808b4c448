import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useCheckWords = catalogue(fr, () => import('./en.ts'))
