import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { Prose } from '../../output/views/prose.tsx'
import type { Words } from '../../words/fr.ts'
import type { ColumnDetails, SchemaDetails } from '../schema-details.ts'
import { columnNature } from '../schema-text.ts'

interface SchemaProps {
  readonly schema: SchemaDetails
  readonly words: Words
}

/** A kind of file and all its columns, with the letters that a spreadsheet shows. */
export function Schema({ schema, words }: SchemaProps) {
  const { kind, name, title, version, description, columns } = schema
  const letterWidth = Math.max(...columns.map(({ letter }) => letter.length))
  return (
    <Box flexDirection="column" rowGap={1}>
      <Text>
        <Text bold color="cyan">
          {kind ?? name}
        </Text>
        {title === name ? '' : ` — ${title}`}
        {version === '' ? null : <Text dimColor>{` · ${words.schemas.schemaVersion(version)}`}</Text>}
      </Text>
      {description === '' ? null : <Prose>{description}</Prose>}
      {columns.map(column => (
        <Box key={column.name} columnGap={2}>
          <Box width={letterWidth} flexShrink={0}>
            <Text color="cyan">{column.letter}</Text>
          </Box>
          <Column column={column} words={words} />
        </Box>
      ))}
    </Box>
  )
}

function Column({ column, words }: { readonly column: ColumnDetails; readonly words: Words }) {
  const { name, title, required, expectation, values, example } = column
  const [type, obligation, ...others] = columnNature(column, words)
  return (
    <Box flexDirection="column">
      <Text>
        <Text bold>{name}</Text>
        {title === name ? ' ' : ` — ${title} `}
        <Text dimColor>{`· ${type} · `}</Text>
        {required ? <Text color="yellow">{obligation}</Text> : <Text dimColor>{obligation}</Text>}
        <Text dimColor>{others.map(other => ` · ${other}`).join('')}</Text>
      </Text>
      <Prose>{words.schemas.expected(expectation)}</Prose>
      {values ? <Prose>{words.schemas.allowed(values)}</Prose> : null}
      {example === '' ? null : <Prose dimColor>{words.schemas.example(example)}</Prose>}
    </Box>
  )
}

export function schemaView(schema: SchemaDetails, words: Words): ReactElement {
  return <Schema schema={schema} words={words} />
}
