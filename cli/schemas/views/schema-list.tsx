import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { Prose } from '../../output/views/prose.tsx'
import type { Words } from '../../words/fr.ts'
import type { SchemaDetails } from '../schema-details.ts'

interface SchemaListProps {
  readonly schemas: readonly SchemaDetails<FileKind>[]
  readonly words: Words
}

export function SchemaList({ schemas, words }: SchemaListProps) {
  const kindWidth = Math.max(...schemas.map(({ kind }) => kind.length))
  return (
    <Box flexDirection="column">
      <Text bold>{words.schemas.schemasTitle}</Text>
      {schemas.map(({ kind, title, version, columns }) => (
        <Box key={kind} columnGap={2} paddingLeft={2}>
          <Box width={kindWidth} flexShrink={0}>
            <Text color="cyan">{kind}</Text>
          </Box>
          <Text>
            {title}
            <Text
              dimColor
            >{` · ${words.schemas.columns(columns.length)} · ${words.schemas.schemaVersion(version)}`}</Text>
          </Text>
        </Box>
      ))}
      <Box marginTop={1}>
        <Prose dimColor>{words.schemas.schemasMore}</Prose>
      </Box>
    </Box>
  )
}

export function schemaListView(schemas: readonly SchemaDetails<FileKind>[], words: Words): ReactElement {
  return <SchemaList schemas={schemas} words={words} />
}
