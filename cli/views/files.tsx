import { Box } from 'ink'
import type { ReactElement } from 'react'
import type { FileFace } from '../app/file-face.ts'
import { File } from './file.tsx'
import { keyed } from './keyed.ts'
import { Prose } from './prose.tsx'

interface FilesProps {
  readonly faces: readonly FileFace[]
  readonly closing: readonly string[]
}

/** Files one after the other, then the closing lines. */
export function Files({ faces, closing }: FilesProps) {
  return (
    <Box flexDirection="column">
      {keyed(faces).map(({ key, item }, index) => (
        <Box key={key} marginTop={index > 0 ? 1 : 0}>
          <File face={item} />
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

export function filesView(faces: readonly FileFace[], closing: readonly string[]): ReactElement {
  return <Files faces={faces} closing={closing} />
}
