import type { Locale } from '@ma-cantine/lib/messages/locale'
import { diffSchemas } from '@ma-cantine/lib/table-schema/schema-diff'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { wordsOf } from '../words/words.ts'
import { diffLines } from './diff-output.ts'
import { namedSchema } from './find-schema.ts'

/** Defines `schemas diff BEFORE AFTER`. */
export function defineDiff(schemas: Command, locale: Locale): void {
  const { help } = wordsOf(locale).schemas
  schemas
    .command('diff')
    .description(help.diff)
    .argument(`<${help.beforeArgument}>`, help.before)
    .argument(`<${help.afterArgument}>`, help.after)
    .action(runCommand(diff, locale))
}

const diff: Verb<object> = async (context, [before = '', after = '']) => {
  const { words, locale } = context
  // An older schema of ours is what one compares: no notice need tell it.
  const silent: Context = { ...context, notice: () => {} }
  const [first, second] = [await namedSchema(before, 'schemas', silent), await namedSchema(after, 'schemas', silent)]
  const difference = diffSchemas(first.schema, second.schema)
  const lines = diffLines(first, second, difference, words, locale)
  return {
    exitCode: exitCodes.fine,
    json: { before: summarise(first), after: summarise(second), ...difference },
    text: lines.map(({ mark, text }) => (mark === null ? text : `${mark} ${text}`)).join('\n'),
    view: async () => (await import('./views/schema-diff.tsx')).schemaDiffView(lines),
  }
}

const summarise = ({ kind, schema: { name, title, version, fields } }: Awaited<ReturnType<typeof namedSchema>>) => ({
  kind,
  name,
  title,
  version,
  columnCount: fields.length,
})
