import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useTeledeclarationWords = catalogue(fr, () => import('./en.ts'))
