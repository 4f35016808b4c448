import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useHomeWords = catalogue(fr, () => import('./en.ts'))
