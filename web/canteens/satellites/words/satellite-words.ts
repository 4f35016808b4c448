import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useSatelliteWords = catalogue(fr, () => import('./en.ts'))
