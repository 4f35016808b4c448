import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useImportWords = catalogue(fr, { en: () => import('./en.ts').then(({ en }) => en) })
