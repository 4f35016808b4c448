import { distance } from 'fastest-levenshtein'

/**
 * The word that a text most likely stands for: one that contains it, else the one with the fewest different letters.
 */
export function nearestWord<Word extends string>(text: string, words: readonly Word[]): Word {
  const target = text.slice(0, 100)
  const gap = (word: string) => (target.length >= 4 && word.includes(target) ? 0.5 : distance(target, word))
  return words.reduce((best, word) => (gap(word) < gap(best) ? word : best))
}
