import { Box } from 'ink'
import type { ReactElement } from 'react'
import type { FileOutput } from '../file-output.ts'
import { File } from './file.tsx'
import { keyed } from './keyed.ts'
import { Prose } from './prose.tsx'

interface FilesProps {
  readonly outputs: readonly FileOutput[]
  readonly closing: readonly string[]
}

/** Files one after the other, then the closing lines. */
export function Files({ outputs, closing }: FilesProps) {
  return (
    <Box flexDirection="column">
      {keyed(outputs).map(({ key, item }, index) => (
        <Box key={key} marginTop={index > 0 ? 1 : 0}>
          <File output={item} />
        </Box>
      ))}
      {closing.length > 0 ? (
        <Box flexDirection="column" marginTop={1}>
          {closing.map(line => (
            <Prose key={line}>{line}</Prose>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

export function filesView(outputs: readonly FileOutput[], closing: readonly string[]): ReactElement {
  return <Files outputs={outputs} closing={closing} />
}
