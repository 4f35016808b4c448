import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useImportWords = catalogue(fr, () => import('./en.ts'))
