import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useSendWords = catalogue(fr, () => import('./en.ts'))
