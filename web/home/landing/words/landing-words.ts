import type { Locale } from '@ma-cantine/lib/messages/locale'
import { catalogue } from '../../../words/catalogue.ts'
import { wordsIn } from '../../../words/words-in.ts'
import { fr } from './fr.ts'

const loadEnglish = () => import('./en.ts')

export const useLandingWords = catalogue(fr, loadEnglish)
export const landingWords = (locale: Locale) => wordsIn(locale, fr, loadEnglish)
