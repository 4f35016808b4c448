import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { GroupSummary } from '@ma-cantine/lib/reports/summary'
import { Box, Text } from 'ink'
import { Advice } from './advice.tsx'
import { Prose } from './prose.tsx'
import { Wrapped } from './wrapped.tsx'

/** The errors or warnings of one kind in one column: their place, an example, how to mend them. */
export function ErrorGroup({ severity, title, column, extent, message, advice }: GroupSummary) {
  return (
    <Box
      flexDirection="column"
      borderStyle="bold"
      borderColor={severity === 'error' ? 'red' : 'yellow'}
      borderTop={false}
      borderRight={false}
      borderBottom={false}
      paddingLeft={1}
    >
      <Wrapped>
        <Text bold>{title}</Text>
        {column ? bindPunctuation(` — ${column}`) : ''}
      </Wrapped>
      {extent ? <Prose dimColor>{extent}</Prose> : null}
      {message ? <Prose>{message}</Prose> : null}
      {advice ? <Advice>{advice}</Advice> : null}
    </Box>
  )
}
