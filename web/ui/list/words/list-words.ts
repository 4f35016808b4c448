import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useListWords = catalogue(fr, () => import('./en.ts'))
