import { fileKinds } from '@ma-cantine/lib/imports/file-kinds'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { exitCodes } from '../app/exit-code.ts'
import { knownKind } from '../app/known-kind.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { type SchemaFace, schemaFace } from '../app/schema-face.ts'
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

const schemas: Verb<object> = async ({ words }, [named]) => {
  if (named !== undefined) {
    const schema = schemaFace(knownKind(named, words))
    return {
      exitCode: exitCodes.fine,
      json: schema,
      text: schemaText(schema, words),
      view: async () => (await import('../views/schema.tsx')).schemaView(schema, words),
    }
  }
  const all = fileKinds.map(schemaFace)
  return {
    exitCode: exitCodes.fine,
    json: { schemas: all.map(listed) },
    text: schemaListText(all, words),
    view: async () => (await import('../views/schema-list.tsx')).schemaListView(all, words),
  }
}

const listed = ({ kind, name, title, version, columns }: SchemaFace) => ({
  kind,
  name,
  title,
  version,
  columns: columns.map(column => column.name),
})
