import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useDeveloperWords = catalogue(fr, () => import('./en.ts'))
