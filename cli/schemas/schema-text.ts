import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { Words } from '../words/fr.ts'
import type { ColumnDetails, SchemaDetails } from './schema-details.ts'

export function schemaListText(schemas: readonly SchemaDetails<FileKind>[], words: Words): string {
  const lines = schemas.map(
    ({ kind, title, version, columns }) =>
      `  ${kind} — ${title}, ${words.columns(columns.length)}, ${words.schemaVersion(version)}`,
  )
  return [words.schemasTitle, ...lines, '', words.schemasMore].join('\n')
}

export function schemaText(schema: SchemaDetails, words: Words): string {
  const { kind, name, title, version, description, columns } = schema
  const heading = [titled(kind ?? name, title), ...(version === '' ? [] : [words.schemaVersion(version)])].join(', ')
  const about = description === '' ? [] : [description]
  return [heading, ...about, ...columns.map(column => columnText(column, words))].join('\n\n')
}

function columnText(column: ColumnDetails, words: Words) {
  const { letter, name, title, expectation, values, example } = column
  return [
    `${letter}  ${titled(name, title)} (${columnNature(column, words).join(', ')})`,
    `   ${words.expected(expectation)}`,
    ...(values ? [`   ${words.allowed(values)}`] : []),
    ...(example === '' ? [] : [`   ${words.example(example)}`]),
  ].join('\n')
}

/** A title that only repeats the name is left out. */
const titled = (name: string, title: string): string => (title === name ? name : `${name} — ${title}`)

/** The type of a column, whether it is required, and whether a value may come twice. */
export const columnNature = ({ type, required, constraints }: ColumnDetails, words: Words): readonly string[] => [
  words.types[type],
  required ? words.required : words.optional,
  ...(constraints.unique ? [words.unique] : []),
]
