import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useAccountWords = catalogue(fr, () => import('./en.ts'))
