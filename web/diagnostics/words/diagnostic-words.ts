import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useDiagnosticWords = catalogue(fr, () => import('./en.ts'))
