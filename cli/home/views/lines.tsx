import { Box } from 'ink'
import { keyed } from '../../output/views/keyed.ts'
import type { Line } from '../navigation/page.ts'
import { StyledLine } from './styled-line.tsx'

export function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <Box flexDirection="column" flexShrink={0}>
      {keyed(lines).map(({ key, item }) => (
        <StyledLine key={key} line={item} />
      ))}
    </Box>
  )
}
