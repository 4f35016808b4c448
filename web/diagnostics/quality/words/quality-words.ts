import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useQualityWords = catalogue(fr, () => import('./en.ts'))
