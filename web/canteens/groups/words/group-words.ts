import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useGroupWords = catalogue(fr, () => import('./en.ts'))
