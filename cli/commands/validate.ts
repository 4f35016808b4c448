import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { Locale } from '@ma-cantine/lib/messages/describe'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { printable } from '@ma-cantine/lib/reports/summary'
import type { Command } from 'commander'
import { type CheckedInput, checkInput } from '../app/check-input.ts'
import { checkedExitCode, checkedFace, checkedTotals, expectedColumns } from '../app/checked-files.ts'
import type { Context } from '../app/context.ts'
import { exitCodes, worstExitCode } from '../app/exit-code.ts'
import { faceHeadline, filesText } from '../app/files-text.ts'
import { fileKind, wholeNumber } from '../app/options.ts'
import { readFromTerminal } from '../app/read-from-terminal.ts'
import { refuseStdinTwice } from '../app/refuse-stdin-twice.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { shellQuoted } from '../app/shell-quoted.ts'
import { wordsOf } from '../words/words.ts'

interface ValidateOptions {
  readonly schema?: FileKind
  readonly maxErrors: number
  readonly quiet?: true
}

export function defineValidate(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words
  program
    .command('validate')
    .description(help.validate)
    .argument(`<${help.filesArgument}...>`, help.files)
    .option(`--schema <${help.kindArgument}>`, help.schema, fileKind(words))
    .option(`--max-errors <${help.maxErrorsArgument}>`, help.maxErrors, wholeNumber(words), 1000)
    .option('-q, --quiet', help.quiet)
    .action(runCommand(validate, locale))
}

const validate: Verb<ValidateOptions> = async (context, files, { schema, maxErrors, quiet }) => {
  refuseStdinTwice(files, context.words)
  readFromTerminal(files, context)
  const all: CheckedInput[] = []
  for (const file of files) all.push(await checkInput(file, { kind: schema, maximumErrors: maxErrors }, context))

  const exitCode = worstExitCode(all.map(checkedExitCode))
  const json = { valid: exitCode === exitCodes.fine, files: all.map(checked => checkedJson(checked, context)) }
  const faces = all.map(checked => checkedFace(checked, context))
  if (quiet)
    return {
      exitCode,
      json,
      text: faces
        .filter(({ mark }) => mark === 'bad')
        .map(faceHeadline)
        .join('\n'),
    }

  const closing = [...checkedTotals(all, context), ...nextStep(all, context)]
  return {
    exitCode,
    json,
    text: filesText(faces, closing),
    view: async () => (await import('../views/files.tsx')).filesView(faces, closing),
  }
}

function checkedJson(checked: CheckedInput, { locale }: Context): object {
  if ('problem' in checked) return { file: checked.file, valid: false, error: checked.problem }
  return jsonReport(checked.file, checked.report, locale)
}

function nextStep(all: readonly CheckedInput[], context: Context): string[] {
  const { words } = context
  const codes = all.map(checkedExitCode)
  if (codes.includes(exitCodes.refused)) return [words.mendAndCheckAgain, ...expectedColumns(all, context)]
  const [only] = all
  return all.length === 1 && only && codes[0] === exitCodes.fine && only.file !== '-'
    ? [words.mayBeImported(printable(shellQuoted(only.file)))]
    : []
}
