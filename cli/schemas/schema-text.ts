import type { Words } from '../words/fr.ts'
import type { ColumnDetails, SchemaDetails } from './schema-details.ts'

export function schemaText(schema: SchemaDetails, words: Words): string {
  const { kind, name, title, version, description, columns } = schema
  const heading = [titled(kind ?? name, title), ...(version === '' ? [] : [words.schemas.schemaVersion(version)])].join(
    ', ',
  )
  const about = description === '' ? [] : [description]
  return [heading, ...about, ...columns.map(column => columnText(column, words))].join('\n\n')
}

function columnText(column: ColumnDetails, words: Words) {
  const { letter, name, title, expectation, values, example } = column
  return [
    `${letter}  ${titled(name, title)} (${columnNature(column, words).join(', ')})`,
    `   ${words.schemas.expected(expectation)}`,
    ...(values ? [`   ${words.schemas.allowed(values)}`] : []),
    ...(example === '' ? [] : [`   ${words.schemas.example(example)}`]),
  ].join('\n')
}

/** A title that only repeats the name is left out. */
const titled = (name: string, title: string): string => (title === name ? name : `${name} — ${title}`)

/** The type of a column, whether it is required, and whether a value may come twice. */
export const columnNature = ({ type, required, constraints }: ColumnDetails, words: Words): readonly string[] => [
  words.schemas.types[type],
  required ? words.schemas.required : words.schemas.optional,
  ...(constraints.unique ? [words.schemas.unique] : []),
]
