import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useComboboxWords = catalogue(fr, () => import('./en.ts'))
