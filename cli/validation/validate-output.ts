import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { checkedKind, checkedTotals, describeChecked, expectedColumns, warningsAdvice } from '../checks/check-output.ts'
import { checkedExitCode } from '../checks/fail-on.ts'
import { fileHeadline, filesText } from '../output/files-text.ts'
import { quoteForShell } from '../output/quote-for-shell.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import type { ValidateOptions } from './validate.ts'

/** The result for a person: plain text, and a view for a terminal. */
export function displayChecked(
  all: readonly CheckedInput[],
  exitCode: ExitCode,
  options: ValidateOptions,
  context: Context,
  notes: readonly string[],
) {
  const { failOn, quiet } = options
  const outputs = all.map(checked => describeChecked(checked, context))
  if (quiet) {
    const bad = outputs.filter(({ mark }) => mark === 'bad')
    return { exitCode, text: bad.map(fileHeadline).join('\n') }
  }
  const closing = [
    ...notes,
    ...checkedTotals(all, failOn, context),
    ...nextStep(all, exitCode, options, context),
    ...warningsAdvice(all, failOn, context),
  ]
  return {
    exitCode,
    text: filesText(outputs, closing),
    view: async () => (await import('../output/views/files.tsx')).filesView(outputs, closing),
  }
}

function nextStep(
  all: readonly CheckedInput[],
  exitCode: ExitCode,
  options: ValidateOptions,
  context: Context,
): string[] {
  const { words } = context
  // With `--fail-on never` too, the next step for a file with errors is to mend it.
  if (all.some(checked => checkedExitCode(checked, 'error') === exitCodes.refused))
    return [
      words.validation.mendAndCheckAgain,
      ...expectedColumns(all, options.schema, context),
      ...explanation(all, context),
    ]
  const [only] = all
  // A file that could not be compared may be refused.
  return only &&
    all.length === 1 &&
    exitCode === exitCodes.fine &&
    options.baseline === undefined &&
    mayBeImported(only)
    ? [words.validation.mayBeImported(makePrintable(namedWith(only.file, options)))]
    : []
}

/** The arguments of `import` for a file that was checked through a mapping, by one of its sheets, or as it is. */
const namedWith = (file: string, { mapping, sheet }: Pick<ValidateOptions, 'mapping' | 'sheet'>): string =>
  [
    ...(mapping === undefined ? [] : ['--mapping', quoteForShell(mapping)]),
    ...(sheet === undefined ? [] : ['--sheet', quoteForShell(sheet)]),
    quoteForShell(file),
  ].join(' ')

/** Whether the import command accepts the file as it is. */
function mayBeImported(checked: CheckedInput): boolean {
  if (!('report' in checked) || checked.file === '-') return false
  return checkedKind(checked).length > 0
}

/** Tells the command that explains the first error. One example is enough to learn that every error has its page. */
function explanation(all: readonly CheckedInput[], { words }: Context): string[] {
  const groups = all.flatMap(checked => ('report' in checked ? checked.report.groups : []))
  const first = groups.find(({ severity }) => severity === 'error')
  return first ? [words.explanations.explainMore(first.code)] : []
}
