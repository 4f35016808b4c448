import { createContext, use } from 'react'
import { catalogue } from '../../../words/catalogue.ts'
import { fr, type Words } from './fr.ts'

/** What is sent, where it is no file that the user chose. */
export interface SentThing {
  /** The sentences that name it, in place of those that name a file. */
  readonly adaptWords: (words: Words) => Words
}

export const SentThingContext = createContext<SentThing | null>(null)

const useFileWords = catalogue(fr, () => import('./en.ts'))

const adapted = new WeakMap<SentThing, WeakMap<Words, Words>>()

export function useSendWords(): Words {
  const words = useFileWords()
  const thing = use(SentThingContext)
  if (!thing) return words
  const known = adapted.get(thing) ?? new WeakMap<Words, Words>()
  adapted.set(thing, known)
  const found = known.get(words) ?? thing.adaptWords(words)
  known.set(words, found)
  return found
}
