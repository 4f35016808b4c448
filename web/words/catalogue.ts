import type { Locale } from '@ma-cantine/lib/messages/locale'
import { use } from 'react'
import { addLocaleLoader, currentLocale, useLocale } from '../app/locale.ts'
import { bindWords } from './bind-words.ts'

/**
 * Marks a promise as React's `use` does, so that one that is fulfilled before it is first used suspends nothing.
 */
function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  const marked = Object.assign(promise, { status: 'pending' })
  promise.then(
    value => Object.assign(marked, { status: 'fulfilled', value }),
    reason => Object.assign(marked, { status: 'rejected', reason }),
  )
  return marked
}

/**
 * Makes a hook of the sentences of a folder. French is bundled with its screens; English is loaded when somebody reads
 * it, and a screen opened later suspends until its own is there.
 */
export function catalogue<Words>(fr: Words, loadEnglish: () => Promise<{ readonly en: Words }>): () => Words {
  const french = bindWords(fr)
  let english: Promise<Words> | null = null
  const load = () => {
    english ??= tracked(loadEnglish().then(({ en }) => en))
    return english
  }
  const loadAgain = () =>
    load().catch(error => {
      // The next attempt asks the server again.
      english = null
      throw error
    })
  addLocaleLoader(async (locale: Locale) => locale === 'en' && loadAgain())
  // The sentences of a screen that is opened in English come with it; a failure is told when they are read.
  if (currentLocale() === 'en') void loadAgain().catch(() => undefined)
  return function useCatalogue() {
    // A component that suspended must call `use` again when it is replayed, or React takes its next hooks for those of
    // an update.
    return useLocale() === 'fr' ? french : use(load())
  }
}
