import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useDeclarationWords = catalogue(fr, () => import('./en.ts'))
