import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const usePublicationWords = catalogue(fr, () => import('./en.ts'))
