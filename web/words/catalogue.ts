import type { Locale } from '@ma-cantine/lib/messages/locale'
import { use } from 'react'
import { boundWords } from './bound-words.ts'
import { useLocale } from './locale.ts'

/**
 * The sentences of a feature, for a hook: French comes with its screens, English only when somebody reads it (the screen
 * waits for it then).
 */
export function catalogue<T>(fr: T, others: Readonly<Record<Exclude<Locale, 'fr'>, () => Promise<T>>>): () => T {
  const bound = boundWords(fr)
  const loading = new Map<Locale, Promise<T>>()
  return function useFeatureWords() {
    const locale = useLocale()
    if (locale === 'fr') return bound
    const words = loading.get(locale) ?? others[locale]()
    loading.set(locale, words)
    return use(words)
  }
}
