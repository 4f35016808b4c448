import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useProgressWords = catalogue(fr, () => import('./en.ts'))
