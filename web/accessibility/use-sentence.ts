import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import { useLocale } from '../app/locale.ts'
import type { Sentence } from './criterion.ts'

/** @returns a function that gives a sentence of the audit in the language of the page. */
export function useSentence(): (sentence: Sentence) => string {
  const locale = useLocale()
  return sentence => (locale === 'fr' ? bindPunctuation(sentence.fr) : sentence[locale])
}
