import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { catalogue } from '../../words/catalogue.ts'

/** The sentences of the chooser, which come from the library. */
export const useChooserWords = catalogue(chooserWords.fr, async () => chooserWords)
