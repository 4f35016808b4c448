import { describeFixes, fixWords } from '@ma-cantine/lib/repair/fix-words'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import type { Context } from '../app/context.ts'
import type { Verb } from '../app/run-command.ts'
import { expectedColumns } from '../checks/check-output.ts'
import { readFromTerminal } from '../files/read-from-terminal.ts'
import { standardInput } from '../files/read-input.ts'
import { refuseStdinTwice } from '../files/refuse-stdin-twice.ts'
import { type ExitCode, exitCodes, worstExitCode } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { problemJson } from '../problems/problem-json.ts'
import { loadSchema } from '../schemas/load-schema.ts'
import type { SchemaOption } from '../schemas/schema-option.ts'
import type { Words } from '../words/fr.ts'
import type { FixOptions } from './fix.ts'
import { type FixedInput, fixInput } from './fix-input.ts'
import { describeFix } from './fix-output.ts'
import { fixText } from './fix-text.ts'

export const fix: Verb<FixOptions> = async (context, files, options) => {
  const { words } = context
  refuseStdinTwice(files, words)
  refuseContradictions(files, options, words)
  const schemaOptions = options.schema ? await loadSchema(options.schema, context) : {}
  readFromTerminal(files, context)
  const { schema, maxChanges: maximumChanges, output, inPlace, patch } = options
  const { dryRun = false, unsafe = false, force = false, encoding } = options
  const all: FixedInput[] = []
  for (const file of files) {
    const places = { output, inPlace, patch }
    all.push(
      await fixInput(file, { ...schemaOptions, ...places, maximumChanges, dryRun, unsafe, force, encoding }, context),
    )
  }
  const exitCode = worstExitCode(all.map(fixedExitCode))
  const outputs = all.map(fixed => describeFix(fixed, context))
  const closing = [...(dryRun ? [words.repair.nothingWritten] : []), ...remainingAdvice(all, schema, context)]
  const text = fixText(outputs, closing, words)
  const json = { valid: exitCode === exitCodes.fine, files: all.map(fixed => fixedJson(fixed, context)) }
  if (takesStandardOutput(files, options)) {
    // The repaired file is on the standard output, so the summary goes to the error output.
    context.notice(text)
    return { exitCode, json, text: '' }
  }
  return {
    exitCode,
    json,
    text,
    view: async () => (await import('./views/fixes.tsx')).fixesView(outputs, closing, words),
  }
}

const takesStandardOutput = (files: readonly string[], { output, dryRun }: FixOptions): boolean =>
  files.includes(standardInput) && output === undefined && !dryRun

function refuseContradictions(files: readonly string[], options: FixOptions, words: Words): void {
  const { output, inPlace, json } = options
  const contradiction =
    output !== undefined && inPlace
      ? words.repair.outputInPlace
      : output !== undefined && files.length > 1
        ? words.repair.oneOutput
        : inPlace && files.includes(standardInput)
          ? words.repair.standardInputInPlace
          : json && takesStandardOutput(files, options)
            ? words.repair.standardOutputTwice
            : null
  if (contradiction) throw new Failure(exitCodes.usage, { code: 'usage', ...contradiction })
}

function fixedExitCode(fixed: FixedInput): ExitCode {
  if ('problem' in fixed) return exitCodes.usage
  return fixed.repair.after.valid ? exitCodes.fine : exitCodes.refused
}

function remainingAdvice(all: readonly FixedInput[], schema: SchemaOption | undefined, context: Context): string[] {
  const checked = all.map(fixed => ('problem' in fixed ? fixed : { ...fixed, report: fixed.repair.after }))
  return expectedColumns(checked, schema, context)
}

function fixedJson(fixed: FixedInput, { locale }: Context): object {
  const { file } = fixed
  if ('problem' in fixed) return { file, valid: false, error: problemJson(fixed.problem) }
  const { output, original, patch, repair, schema } = fixed
  const { after, before, changeCount, changes, groups } = repair
  return {
    file,
    valid: after.valid,
    output,
    original,
    patch,
    changeCount,
    fixes: groups.map(({ fix, safe, count }) => ({ fix, title: fixWords[locale][fix].title, safe, count })),
    errorsBefore: before.errorCount,
    remainingErrors: after.errorCount,
    changes: changes.map(change => ({ ...change, why: describeFixes(change.fixes, locale) })),
    report: jsonReport(output ?? file, after, locale, schema),
  }
}
