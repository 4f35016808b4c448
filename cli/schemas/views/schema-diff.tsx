import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { keyed } from '../../output/views/keyed.ts'
import { Prose } from '../../output/views/prose.tsx'
import type { DiffLine } from '../diff-output.ts'

const colours = { '+': 'green', '−': 'red', '↔': 'yellow', '~': 'cyan' } as const

export function SchemaDiff({ lines }: { readonly lines: readonly DiffLine[] }) {
  return (
    <Box flexDirection="column">
      {keyed(lines).map(({ key, item: { mark, text } }, index) => (
        <Box key={key} columnGap={1}>
          {mark ? (
            <Box flexShrink={0}>
              <Text color={colours[mark]}>{mark}</Text>
            </Box>
          ) : null}
          <Prose bold={index === 0}>{text}</Prose>
        </Box>
      ))}
    </Box>
  )
}

export const schemaDiffView = (lines: readonly DiffLine[]): ReactElement => <SchemaDiff lines={lines} />
