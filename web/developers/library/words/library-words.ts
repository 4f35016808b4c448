import type { Locale } from '@ma-cantine/lib/messages/locale'
import { catalogue } from '../../../words/catalogue.ts'
import { wordsIn } from '../../../words/words-in.ts'
import { fr } from './fr.ts'

const loadEnglish = () => import('./en.ts')

export const useLibraryWords = catalogue(fr, loadEnglish)
export const libraryWords = (locale: Locale) => wordsIn(locale, fr, loadEnglish)
