import { Box, Text } from 'ink'
import { Prose } from './prose.tsx'

/** Advice on how to mend an error, after an arrow. */
export function Advice({ children }: { readonly children: string }) {
  return (
    <Box>
      <Box flexShrink={0}>
        <Text color="cyan">→ </Text>
      </Box>
      <Prose>{children}</Prose>
    </Box>
  )
}
