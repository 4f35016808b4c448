import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useNoticesWords = catalogue(fr, () => import('./en.ts'))
