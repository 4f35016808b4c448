import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useTerritoryWords = catalogue(fr, () => import('./en.ts'))
