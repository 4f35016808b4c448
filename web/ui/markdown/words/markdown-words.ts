import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useMarkdownWords = catalogue(fr, () => import('./en.ts'))
