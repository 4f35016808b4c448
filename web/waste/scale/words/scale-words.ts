import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useScaleWords = catalogue(fr, () => import('./en.ts'))
