import { searchKey } from '../lists/search-key.ts'
import { articleKey, unlabelledArticleKey } from '../product-names/compare-articles.ts'

/** The forms in which an article is compared, made once: a recap meets thousands of purchases. */
export interface Keys {
  /** Without case and accents. */
  readonly text: string
  /** By `articleKey`. */
  readonly article: string
  /** By `unlabelledArticleKey`. */
  readonly unlabelled: string
}

export type Keyed<One> = One & { readonly keys: Keys }

/** Adds their keys to rows or purchases; texts repeat. */
export function keyedBy<One extends { readonly description: string | null }>(all: readonly One[]): Keyed<One>[] {
  const known = new Map<string, Keys>()
  return all.map(one => {
    const description = one.description ?? ''
    const keys = known.get(description) ?? keysOf(description)
    known.set(description, keys)
    return { ...one, keys }
  })
}

const keysOf = (description: string): Keys => ({
  text: searchKey(description),
  article: articleKey(description),
  unlabelled: unlabelledArticleKey(description),
})
