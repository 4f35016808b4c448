import { Box, Text } from 'ink'
import { Prose } from './prose.tsx'

/** How to mend it, set apart from what is wrong. */
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
