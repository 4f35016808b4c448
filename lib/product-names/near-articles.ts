import { compareArticleKeys } from './compare-articles.ts'

/** Finds the near ones of many articles, comparing those alone that share a word, or a first letter when they have one word. */
export function nearArticles(known: Iterable<string>): (key: string) => string[] {
  const places = new Map<string, string[]>()
  for (const key of known) {
    for (const place of placesOf(key)) {
      const keys = places.get(place)
      if (keys) keys.push(key)
      else places.set(place, [key])
    }
  }
  return key => {
    const candidates = new Set(placesOf(key).flatMap(place => places.get(place) ?? []))
    return [...candidates].filter(other => compareArticleKeys(key, other) === 'near')
  }
}

function placesOf(key: string): string[] {
  const words = key.split(' ')
  // The mark keeps a letter apart from the words.
  return words.length === 1 ? [...words, `=${key[0]}`] : words
}
