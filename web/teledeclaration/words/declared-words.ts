import { frDeclaredWords } from '@ma-cantine/lib/teledeclaration/declared-words'
import { catalogue } from '../../words/catalogue.ts'

/** The words for what is declared, as the proof says it. */
export const useDeclaredWords = catalogue(frDeclaredWords, async () => ({
  en: (await import('@ma-cantine/lib/teledeclaration/en-declared-words')).enDeclaredWords,
}))
