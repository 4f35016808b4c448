import type { Locale } from '@ma-cantine/lib/messages/locale'
import { use } from 'react'
import { loadWith, useLocale } from '../app/locale.ts'
import { boundWords } from './bound-words.ts'

/**
 * The sentences of a folder, for a hook: French comes with the screens that say them, English is loaded when somebody
 * reads it. What is on the page changes its language once the English is there; a screen opened later waits for its own.
 */
export function catalogue<Words>(fr: Words, loadEnglish: () => Promise<{ readonly en: Words }>): () => Words {
  const french = boundWords(fr)
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
      // The next try asks the server anew.
      loading = null
      throw error
    })
  loadWith(async (locale: Locale) => locale === 'en' && loadAgain())
  return function useCatalogue() {
    if (useLocale() === 'fr') return french
    return english ?? use(load())
  }
}
