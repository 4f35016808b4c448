import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useRecapRequestWords = catalogue(fr, () => import('./en.ts'))
