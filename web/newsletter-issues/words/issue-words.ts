import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useIssueWords = catalogue(fr, () => import('./en.ts'))
