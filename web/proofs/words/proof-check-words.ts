import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useProofCheckWords = catalogue(fr, () => import('./en.ts'))
