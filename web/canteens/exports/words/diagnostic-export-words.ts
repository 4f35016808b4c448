import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useDiagnosticExportWords = catalogue(fr, () => import('./en.ts'))
