import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import { Box, Text } from 'ink'
import { type FileOutput, marks } from '../file-output.ts'
import { Advice } from './advice.tsx'
import { Purchases } from './duplicate-purchases.tsx'
import { ErrorGroup } from './error-group.tsx'
import { keyed } from './keyed.ts'
import { Prose } from './prose.tsx'
import { Wrapped } from './wrapped.tsx'

/** The mark and the words tell the verdict without colour too. */
const colours = { good: 'green', bad: 'red', idle: 'yellow' } as const

export function File({ output }: { readonly output: FileOutput }) {
  const { mark, file, verdict, report, message, details = [], purchases = [], more, advice } = output
  const errors = output.errors ?? report?.errors
  return (
    <Box flexDirection="column">
      <Wrapped>
        <Text color={colours[mark]}>{marks[mark]} </Text>
        <Text bold>{file}</Text>
        <Text color={colours[mark]}>{bindPunctuation(` — ${verdict}`)}</Text>
      </Wrapped>
      <Box flexDirection="column" paddingLeft={2}>
        {report && report.about.length > 0 ? <Prose dimColor>{report.about.join(' · ')}</Prose> : null}
        {message ? <Prose>{message}</Prose> : null}
        {keyed(details).map(({ key, item: { text, parts = [] } }) => (
          <Box key={key} flexDirection="column">
            <Prose>{text}</Prose>
            <Box flexDirection="column" paddingLeft={2}>
              {keyed(parts).map(part => (
                <Prose key={part.key} dimColor>
                  {part.item}
                </Prose>
              ))}
            </Box>
          </Box>
        ))}
        {[...(errors?.groups ?? []), ...(report?.warnings?.groups ?? [])].map(group => (
          <Box key={`${group.severity} ${group.code} ${group.column}`} marginTop={1}>
            <ErrorGroup {...group} />
          </Box>
        ))}
        {purchases.length > 0 ? (
          <Box marginTop={1} paddingLeft={2} flexDirection="column">
            <Purchases purchases={purchases} />
            {more ? <Prose dimColor>{more}</Prose> : null}
          </Box>
        ) : null}
        {advice ? (
          <Box marginTop={purchases.length > 0 ? 1 : 0}>
            <Advice>{advice}</Advice>
          </Box>
        ) : null}
      </Box>
    </Box>
  )
}
