import type { Locale } from '@ma-cantine/lib/messages/locale'
import { bindWords } from './bind-words.ts'

/** The sentences of a folder outside of components, as `preparePage` needs them; components use `catalogue`. */
export const wordsIn = async <Words>(
  locale: Locale,
  fr: Words,
  loadEnglish: () => Promise<{ readonly en: Words }>,
): Promise<Words> => (locale === 'fr' ? bindWords(fr) : (await loadEnglish()).en)
