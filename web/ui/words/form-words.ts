import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useFormWords = catalogue(fr, () => import('./en.ts'))
