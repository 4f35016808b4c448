import { writeFile } from 'node:fs/promises'
import { emptyFile } from '@ma-cantine/lib/imports/template'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { runCommand, type Verb } from '../app/run-command.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { wordsOf } from '../words/words.ts'
import { namedSchema } from './find-schema.ts'

interface TemplateOptions {
  readonly output?: string
  readonly force?: true
}

export function defineTemplate(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.schemas
  program
    .command('template')
    .description(help.template)
    .argument(`<${words.help.kindArgument}>`, help.kindOrSchema)
    .option(`-o, --output <${words.help.outputArgument}>`, words.help.output)
    .option('--force', words.help.force)
    .action(runCommand(template, locale))
}

const template: Verb<TemplateOptions> = async (context, [text], { output, force }) => {
  const { words } = context
  const { kind, schema } = await namedSchema(text ?? '', 'template', context)
  const content = emptyFile(schema)
  if (output === undefined) return { exitCode: exitCodes.fine, json: { kind, content }, text: content }
  await awaitWrite(output, words, writeFile(output, content, { flag: force ? 'w' : 'wx' }))
  return { exitCode: exitCodes.fine, json: { kind, file: output }, text: words.schemas.templateWritten(output) }
}
