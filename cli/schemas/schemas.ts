import { fileKinds, schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { wordsOf } from '../words/words.ts'
import { defineDiff } from './diff.ts'
import { namedSchema } from './find-schema.ts'
import { describeSchema, printableSchema, type SchemaDetails } from './schema-details.ts'
import { schemaListText, schemaText } from './schema-text.ts'

export function defineSchemas(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.schemas
  const schemasCommand = program
    .command('schemas')
    .description(help.schemas)
    .argument(`[${words.help.kindArgument}]`, help.kindOrSchema)
    .action(runCommand(schemas, locale))
  defineDiff(schemasCommand, locale)
}

const schemas: Verb<object> = async (context, [text]) => {
  const { words, locale } = context
  if (text !== undefined) {
    const schema = describeSchema(await namedSchema(text, 'schemas', context), locale)
    const shown = printableSchema(schema)
    return {
      exitCode: exitCodes.fine,
      json: schema,
      text: schemaText(shown, words),
      view: async () => (await import('./views/schema.tsx')).schemaView(shown, words),
    }
  }
  const all = fileKinds.map(kind => describeSchema({ kind, schema: schemaOf(kind) }, locale))
  return {
    exitCode: exitCodes.fine,
    json: { schemas: all.map(summarise) },
    text: schemaListText(all, words),
    view: async () => (await import('./views/schema-list.tsx')).schemaListView(all, words),
  }
}

const summarise = ({ kind, name, title, version, columns }: SchemaDetails) => ({
  kind,
  name,
  title,
  version,
  columns: columns.map(column => column.name),
})
