import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useReminderWords = catalogue(fr, () => import('./en.ts'))
