import { fileKinds } from '@ma-cantine/lib/imports/file-kinds'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { exitCodes } from '../app/exit-code.ts'
import { readFileKind } from '../app/read-file-kind.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { describeSchema, type SchemaDetails } from '../app/schema-details.ts'
import { schemaListText, schemaText } from '../app/schema-text.ts'
import { wordsOf } from '../words/words.ts'

export function defineSchemas(program: Command, locale: Locale): void {
  const { help } = wordsOf(locale)
  program
    .command('schemas')
    .description(help.schemas)
    .argument(`[${help.kindArgument}]`, help.kind)
    .action(runCommand(schemas, locale))
}

const schemas: Verb<object> = async ({ words }, [text]) => {
  if (text !== undefined) {
    const schema = describeSchema(readFileKind(text, words))
    return {
      exitCode: exitCodes.fine,
      json: schema,
      text: schemaText(schema, words),
      view: async () => (await import('../views/schema.tsx')).schemaView(schema, words),
    }
  }
  const all = fileKinds.map(describeSchema)
  return {
    exitCode: exitCodes.fine,
    json: { schemas: all.map(summarise) },
    text: schemaListText(all, words),
    view: async () => (await import('../views/schema-list.tsx')).schemaListView(all, words),
  }
}

const summarise = ({ kind, name, title, version, columns }: SchemaDetails) => ({
  kind,
  name,
  title,
  version,
  columns: columns.map(column => column.name),
})
