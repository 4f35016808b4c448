import { writeFile } from 'node:fs/promises'
import { schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { emptyFile } from '@ma-cantine/lib/imports/template'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { exitCodes } from '../app/exit-code.ts'
import { Failure } from '../app/failure.ts'
import { knownKind } from '../app/known-kind.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import type { Words } from '../words/fr.ts'
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

const template: Verb<TemplateOptions> = async ({ words }, [named], { output, force }) => {
  const kind = knownKind(named ?? '', words)
  const content = emptyFile(schemaOf(kind))
  if (output === undefined) return { exitCode: exitCodes.fine, json: { kind, content }, text: content }
  await writeTemplate(output, content, force === true, words)
  return { exitCode: exitCodes.fine, json: { kind, file: output }, text: words.templateWritten(output) }
}

async function writeTemplate(file: string, content: string, force: boolean, words: Words): Promise<void> {
  try {
    await writeFile(file, content, { flag: force ? 'w' : 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.fileExists(file) })
    if (code) throw new Failure(exitCodes.usage, { code: 'cannot-write', ...words.cannotWrite(file, code) })
    throw error
  }
}
