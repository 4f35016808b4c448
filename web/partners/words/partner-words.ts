import type { Locale } from '@ma-cantine/lib/messages/locale'
import { catalogue } from '../../words/catalogue.ts'
import { wordsIn } from '../../words/words-in.ts'
import { fr } from './fr.ts'

const loadEnglish = () => import('./en.ts')

export const usePartnerWords = catalogue(fr, loadEnglish)
export const partnerWords = (locale: Locale) => wordsIn(locale, fr, loadEnglish)
