import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

/** What taking an import back says, in the reader's language. */
export const useUndoWords = catalogue(fr, { en: async () => (await import('./en.ts')).en })
