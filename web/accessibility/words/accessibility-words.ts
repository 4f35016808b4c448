import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useAccessibilityWords = catalogue(fr, () => import('./en.ts'))
