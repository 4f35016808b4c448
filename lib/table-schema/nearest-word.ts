import { distance } from 'fastest-levenshtein'

/** The word that a text was most likely meant to be: one that contains it, or the fewest letters away. There is one. */
export function nearestWord<Word extends string>(text: string, words: readonly Word[]): Word {
  const target = text.slice(0, 100)
  const gap = (word: string) => (target.length >= 4 && word.includes(target) ? 0.5 : distance(target, word))
  return words.reduce((best, word) => (gap(word) < gap(best) ? word : best))
}
