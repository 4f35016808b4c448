import { searchKey, searchTerms, searchText } from '@ma-cantine/lib/lists/search-key'

/** What a person may type to mean an option. */
export interface NamedOption {
  readonly label: string
  /** Other ways to write it, such as its code. */
  readonly names?: readonly string[]
}

const textsOf = ({ label, names = [] }: NamedOption): readonly string[] => [label, ...names]

/** The options that have all the words of a text: first those of this very name, then those that start with it. */
export function matchingOptions<Option extends NamedOption>(options: readonly Option[], text: string): Option[] {
  const key = searchKey(text.trim())
  const terms = searchTerms(text)
  const ranks: [Option[], Option[], Option[]] = [[], [], []]
  for (const option of options) {
    const texts = textsOf(option)
    const searched = searchText(texts)
    if (!terms.every(term => searched.includes(term))) continue
    const keys = texts.map(name => searchKey(name.trim()))
    ranks[keys.includes(key) ? 0 : keys.some(name => name.startsWith(key)) ? 1 : 2].push(option)
  }
  return ranks.flat()
}

/** The one option that a text names in full, whatever its case and accents; null for none, or for several. */
export function namedOption<Option extends NamedOption>(options: readonly Option[], text: string): Option | null {
  const key = searchKey(text.trim())
  const [only = null, ...others] = options.filter(option =>
    textsOf(option).some(name => searchKey(name.trim()) === key),
  )
  return others.length === 0 ? only : null
}
