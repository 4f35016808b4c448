import { catalogue } from '../words/catalogue.ts'
import { fr } from './words/fr.ts'

export const useContentWords = catalogue(fr, { en: () => import('./words/en.ts').then(({ en }) => en) })
