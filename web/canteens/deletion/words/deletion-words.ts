import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useDeletionWords = catalogue(fr, () => import('./en.ts'))
