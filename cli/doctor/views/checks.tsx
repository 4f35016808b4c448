import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { marks } from '../../output/file-output.ts'
import { Advice } from '../../output/views/advice.tsx'
import { Prose } from '../../output/views/prose.tsx'
import type { Check } from '../check.ts'

export const checksView = (checks: readonly Check[]): ReactElement => (
  <Box flexDirection="column">
    {checks.map(({ check, ok, message, advice }) => (
      <Box key={check} columnGap={1}>
        <Text color={ok ? 'green' : 'red'}>{ok ? marks.good : marks.bad}</Text>
        <Box flexDirection="column">
          <Prose>{makePrintable(message)}</Prose>
          {advice !== null && <Advice>{makePrintable(advice)}</Advice>}
        </Box>
      </Box>
    ))}
  </Box>
)
