import { Box, Text } from 'ink'
import { keyed } from '../../output/views/keyed.ts'
import type { Words } from '../../words/fr.ts'
import type { ShownKey } from './shown-keys.ts'

/** All the keys of a screen, in two columns. */
export function KeyHelp({ keys, words: { home } }: { readonly keys: readonly ShownKey[]; readonly words: Words }) {
  const width = Math.max(...keys.map(({ key }) => key.length)) + 3
  return (
    <Box flexDirection="column">
      <Text bold>{home.keys.title}</Text>
      {keyed(keys).map(({ key: index, item: { key, label } }) => (
        <Box key={index} height={1}>
          <Box width={width} flexShrink={0}>
            <Text color="cyan">{key}</Text>
          </Box>
          <Text wrap="truncate-end">{label}</Text>
        </Box>
      ))}
      <Text dimColor>{home.keys.close}</Text>
    </Box>
  )
}
