import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useInvoiceWords = catalogue(fr, () => import('./en.ts'))
