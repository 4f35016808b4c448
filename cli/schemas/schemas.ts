import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { seconds } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { wordsOf } from '../words/words.ts'
import { compareWithServer } from './compare-with-server.ts'
import { defineDiff } from './diff.ts'
import { namedSchema } from './find-schema.ts'
import { describeSchema, printableSchema } from './schema-details.ts'
import { listSchemas, schemaListText } from './schema-list.ts'
import { schemaText } from './schema-text.ts'

export function defineSchemas(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.schemas
  const schemasCommand = program
    .command('schemas')
    .description(help.schemas)
    .argument(`[${words.help.kindArgument}]`, help.kindOrSchema)
    .option(`--from <${words.help.serverArgument}>`, help.from)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), 30)
    .action(runCommand(schemas, locale))
  defineDiff(schemasCommand, locale)
}

interface SchemasOptions {
  /** The address of a server. */
  readonly from?: string
  readonly timeout: number
}

const schemas: Verb<SchemasOptions> = async (context, [text], { from, timeout }) => {
  const { words, locale } = context
  if (from !== undefined) return compareWithServer(context, { kind: text, server: from, timeout })
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
  const all = listSchemas()
  return {
    exitCode: exitCodes.fine,
    json: { schemas: all },
    text: schemaListText(all, words, locale),
    view: async () => (await import('./views/schema-list.tsx')).schemaListView(all, words, locale),
  }
}
