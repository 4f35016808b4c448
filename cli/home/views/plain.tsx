import { Static, Text } from 'ink'
import { useEffect, useState } from 'react'
import { keyed } from '../../output/views/keyed.ts'
import type { Words } from '../../words/fr.ts'
import { type Navigation, topOf } from '../navigation/navigation.ts'
import { keysText, liveText, pageText } from './plain-text.ts'

interface PlainProps {
  readonly navigation: Navigation
  readonly words: Words
}

/** The screen on top for a screen reader: a page is written once, below the one before, and one line follows the keys. */
export function Plain({ navigation, words }: PlainProps) {
  const entry = topOf(navigation)
  const { page, isLoading, filter } = entry
  const text = page && !isLoading ? pageText(page, filter, words) : null
  const [texts, setTexts] = useState<readonly string[]>([])
  // What a filter finds is told by the line alone: a letter more would write the whole list again.
  const isWritten = text !== null && filter === ''
  useEffect(() => {
    if (isWritten) setTexts(before => (before.at(-1) === text ? before : [...before, text]))
  }, [isWritten, text])
  const items = keyed([...(texts.length > 0 ? [keysText(navigation, words)] : []), ...texts])
  return (
    <>
      <Static items={items}>{({ key, item }) => <Text key={key}>{`${item}\n`}</Text>}</Static>
      <Text>{liveText(navigation, words)}</Text>
    </>
  )
}
