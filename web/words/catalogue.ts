import type { Locale } from '@ma-cantine/lib/messages/locale'
import { use } from 'react'
import { addLocaleLoader, useLocale } from '../app/locale.ts'
import { bindWords } from './bind-words.ts'

/**
 * Makes a hook of the sentences of a folder. French is bundled with its screens; English is loaded when somebody reads
 * it, and a screen opened later suspends until its own is there.
 */
export function catalogue<Words>(fr: Words, loadEnglish: () => Promise<{ readonly en: Words }>): () => Words {
  const french = bindWords(fr)
  let english: Words | null = null
  let loading: Promise<Words> | null = null
  const load = () => {
    loading ??= loadEnglish().then(({ en }) => {
      english = en
      return en
    })
    return loading
  }
  const loadAgain = () =>
    load().catch(error => {
      // The next attempt asks the server again.
      loading = null
      throw error
    })
  addLocaleLoader(async (locale: Locale) => locale === 'en' && loadAgain())
  return function useCatalogue() {
    if (useLocale() === 'fr') return french
    return english ?? use(load())
  }
}
