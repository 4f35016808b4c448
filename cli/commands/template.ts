import { writeFile } from 'node:fs/promises'
import { schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { emptyFile } from '@ma-cantine/lib/imports/template'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { awaitWrite } from '../app/await-write.ts'
import { exitCodes } from '../app/exit-code.ts'
import { readFileKind } from '../app/read-file-kind.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { wordsOf } from '../words/words.ts'

interface TemplateOptions {
  readonly output?: string
  readonly force?: true
}

export function defineTemplate(program: Command, locale: Locale): void {
  const { help } = wordsOf(locale)
  program
    .command('template')
    .description(help.template)
    .argument(`<${help.kindArgument}>`, help.kind)
    .option(`-o, --output <${help.outputArgument}>`, help.output)
    .option('--force', help.force)
    .action(runCommand(template, locale))
}

const template: Verb<TemplateOptions> = async ({ words }, [text], { output, force }) => {
  const kind = readFileKind(text ?? '', words)
  const content = emptyFile(schemaOf(kind))
  if (output === undefined) return { exitCode: exitCodes.fine, json: { kind, content }, text: content }
  await awaitWrite(output, words, writeFile(output, content, { flag: force ? 'w' : 'wx' }))
  return { exitCode: exitCodes.fine, json: { kind, file: output }, text: words.templateWritten(output) }
}
