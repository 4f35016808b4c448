import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useSelfAssessmentWords = catalogue(fr, () => import('./en.ts'))
