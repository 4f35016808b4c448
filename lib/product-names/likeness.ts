/** What two names are: those of one thing for sure, alike enough to be looked at, or those of two things. */
export type Likeness = 'same' | 'near' | 'none'

/** Shorter words that differ by a letter are other words: « thon » and « ton ». */
const shortestMisspelled = 6

/**
 * Compares two keys, made of distinct words. Names are near when one has one more word, or when a long word of theirs
 * is misspelled.
 * @param isDecisive whether a word that only one of the names has makes them those of two things.
 */
export function compareKeys(a: string, b: string, isDecisive: (word: string) => boolean): Likeness {
  if (a === '' || b === '') return 'none'
  if (a === b) return 'same'
  const [words, others] = [a.split(' '), b.split(' ')]
  const left = words.filter(word => !others.includes(word))
  const right = others.filter(word => !words.includes(word))
  if (left.some(isDecisive) || right.some(isDecisive)) return 'none'
  const common = words.length - left.length
  if (left.length + right.length === 1) return common > 0 ? 'near' : 'none'
  const [[mine = '', ...more], [theirs = '', ...moreOfTheirs]] = [left, right]
  if (more.length + moreOfTheirs.length > 0) return 'none'
  return isMisspelling(mine, theirs) ? 'near' : 'none'
}

/** Whether two long words differ by a letter that is missing, added, changed or swapped with the next one, but the first. */
function isMisspelling(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < shortestMisspelled || a[0] !== b[0]) return false
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [left, right] = [a.slice(start), b.slice(start)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}
