import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useWasteActionWords = catalogue(fr, () => import('./en.ts'))
