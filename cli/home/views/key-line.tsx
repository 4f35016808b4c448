import { Text } from 'ink'
import type { ShownKey } from './shown-keys.ts'

/** The keys of the screen on one line; what does not fit is in the list of keys. */
export function KeyLine({ keys, width }: { readonly keys: readonly ShownKey[]; readonly width: number }) {
  return (
    <Text wrap="truncate-end">
      {fitting(keys, width).map(({ key, label }, index) => (
        <Text key={`${key} ${label}`}>
          {index > 0 ? '  ' : ''}
          <Text color="cyan">{key}</Text>
          <Text dimColor>{` ${label}`}</Text>
        </Text>
      ))}
    </Text>
  )
}

/** The keys that fit, the last two always among them: how to see the others, and how to leave. */
export function fitting(keys: readonly ShownKey[], width: number): readonly ShownKey[] {
  const lengthOf = ({ key, label }: ShownKey) => key.length + label.length + 3
  const always = keys.slice(-2)
  let left = width - always.reduce((sum, key) => sum + lengthOf(key), 0)
  const others = keys.slice(0, -2).filter(key => {
    const fits = lengthOf(key) <= left
    if (fits) left -= lengthOf(key)
    return fits
  })
  return [...others, ...always]
}
