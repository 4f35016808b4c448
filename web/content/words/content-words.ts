import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useContentWords = catalogue(fr, () => import('./en.ts'))
