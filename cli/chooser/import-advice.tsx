import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { Prose } from '../output/views/prose.tsx'

export interface ChosenImportProps {
  readonly title: string
  readonly description: string
  /** The next steps. */
  readonly next: readonly string[]
}

/** The import that the answers lead to, and the next steps. */
export function ChosenImport({ title, description, next }: ChosenImportProps) {
  return (
    <Box flexDirection="column" rowGap={1}>
      <Box flexDirection="column">
        <Text bold color="cyan">
          {title}
        </Text>
        <Prose>{description}</Prose>
      </Box>
      <Box flexDirection="column">
        {next.map(line => (
          <Prose key={line} dimColor>
            {line}
          </Prose>
        ))}
      </Box>
    </Box>
  )
}

export const chosenImportView = (props: ChosenImportProps): ReactElement => <ChosenImport {...props} />
