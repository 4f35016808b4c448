import type { Locale } from '@ma-cantine/lib/messages/locale'
import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { Prose } from '../../output/views/prose.tsx'
import type { Words } from '../../words/fr.ts'
import { type ListedSchema, listedFacts } from '../schema-list.ts'

interface SchemaListProps {
  readonly schemas: readonly ListedSchema[]
  readonly words: Words
  readonly locale: Locale
}

export function SchemaList({ schemas, words, locale }: SchemaListProps) {
  const kindWidth = Math.max(...schemas.map(({ kind }) => kind.length))
  return (
    <Box flexDirection="column">
      <Text bold>{words.schemas.schemasTitle}</Text>
      {schemas.map(schema => (
        <Box key={schema.kind} columnGap={2} paddingLeft={2}>
          <Box width={kindWidth} flexShrink={0}>
            <Text color="cyan">{schema.kind}</Text>
          </Box>
          <Text>
            {schema.title}
            <Text dimColor>
              {listedFacts(schema, words, locale)
                .map(fact => ` · ${fact}`)
                .join('')}
            </Text>
          </Text>
        </Box>
      ))}
      <Box marginTop={1}>
        <Prose dimColor>{words.schemas.schemasMore}</Prose>
      </Box>
    </Box>
  )
}

export function schemaListView(schemas: readonly ListedSchema[], words: Words, locale: Locale): ReactElement {
  return <SchemaList schemas={schemas} words={words} locale={locale} />
}
