import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useContactWords = catalogue(fr, () => import('./en.ts'))
