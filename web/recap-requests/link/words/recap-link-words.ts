import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useRecapLinkWords = catalogue(fr, () => import('./en.ts'))
