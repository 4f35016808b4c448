import type { Words } from '../words/fr.ts'
import type { ColumnDetails, SchemaDetails } from './schema-details.ts'

export function schemaListText(schemas: readonly SchemaDetails[], words: Words): string {
  const lines = schemas.map(
    ({ kind, title, version, columns }) =>
      `  ${kind} — ${title}, ${words.columns(columns.length)}, ${words.schemaVersion(version)}`,
  )
  return [words.schemasTitle, ...lines, '', words.schemasMore].join('\n')
}

export function schemaText({ kind, title, version, description, columns }: SchemaDetails, words: Words): string {
  const heading = `${kind} — ${title}, ${words.schemaVersion(version)}`
  return [heading, description, ...columns.map(column => columnText(column, words))].join('\n\n')
}

function columnText(
  { letter, name, title, type, required, expectation, values, example }: ColumnDetails,
  words: Words,
) {
  return [
    `${letter}  ${name} — ${title} (${words.types[type]}, ${required ? words.required : words.optional})`,
    `   ${words.expected(expectation)}`,
    ...(values ? [`   ${words.allowed(values)}`] : []),
    `   ${words.example(example)}`,
  ].join('\n')
}
