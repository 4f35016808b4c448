import { memoize } from '../lists/memoize.ts'
import { compounds, isDecisive, isLabelWord, negations, saysNoArticle, spellings } from './article-words.ts'
import { isLinkWord } from './french-link-words.ts'
import { compareKeys, type Likeness } from './likeness.ts'
import { type NameRules, nameKey } from './name-key.ts'

const articleRules: NameRules = {
  rewritten: [
    [/(?<!\d)1\s*[/⁄]\s*2(?!\d)/g, ' demi '],
    [/(\d),(?=\d)/g, '$1.'],
    [/(\d)\s+%/g, '$1%'],
    // The way that hens are kept, of which 0 is organic.
    [/\bcode\W{0,3}([0-3])\b/g, 'code$1'],
    [/\b(cat|categorie|cal|calibre)\W{0,3}i{1,3}\b/g, '$1'],
  ],
  isDropped: word => isLinkWord(word) || saysNoArticle(word),
  join: words => joinCompounds(joinNegations(words.map(word => spellings[word] ?? word))),
}

/** The name of an article as it is compared: equal for those of one article. Labels always count. */
export const articleKey: (name: string) => string = memoize(name => nameKey(name, articleRules))

export const compareArticles = (a: string, b: string): Likeness => compareArticleKeys(articleKey(a), articleKey(b))

export const compareArticleKeys = (a: string, b: string): Likeness => compareKeys(a, b, isDecisive)

/** The key of an article without its labels, which one list writes in the name and another beside it. */
export const unlabelledArticleKey = (name: string): string => {
  const key = articleKey(name)
  return (
    key
      .split(' ')
      .filter(word => !isLabelWord(word))
      .join(' ') || key
  )
}

/** A negation without a word after it negates nothing. */
function joinNegations(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string
    if (!negations.has(word)) joined.push(word)
    else if (++i < words.length) joined.push(`${word}-${words[i]}`)
  }
  return joined
}

const joinCompounds = (words: readonly string[]): readonly string[] =>
  compounds.reduce<readonly string[]>(
    (words, [parts, by]) =>
      parts.every(part => words.includes(part)) ? [...words.filter(word => !parts.includes(word)), by] : words,
    words,
  )
