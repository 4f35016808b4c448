import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useMappingWords = catalogue(fr, () => import('./en.ts'))
