import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useNewsletterWords = catalogue(fr, () => import('./en.ts'))
