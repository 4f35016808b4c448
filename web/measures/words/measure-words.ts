import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useMeasureWords = catalogue(fr, () => import('./en.ts'))
