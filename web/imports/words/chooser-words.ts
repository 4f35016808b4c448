import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { catalogue } from '../../words/catalogue.ts'

/** What the chooser says: the sentences of the library, for the eye. */
export const useChooserWords = catalogue(chooserWords.fr, async () => chooserWords)
