import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'

/** Ties French punctuation to its words with no-break spaces, also in sentences that are functions of values. */
export function bindWords<T>(words: T): T {
  if (typeof words === 'string') return bindPunctuation(words) as T
  if (typeof words === 'function') {
    return ((...values: unknown[]) => bindWords((words as (...given: unknown[]) => unknown)(...values))) as T
  }
  if (Array.isArray(words)) return words.map(bindWords) as T
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, bindWords(value)])) as T
}
