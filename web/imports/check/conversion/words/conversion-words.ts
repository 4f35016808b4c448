import { catalogue } from '../../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useConversionWords = catalogue(fr, () => import('./en.ts'))
