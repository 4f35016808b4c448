import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const usePosterWords = catalogue(fr, () => import('./en.ts'))
