import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useLayoutWords = catalogue(fr, () => import('./en.ts'))
