import type { Verb } from '../app/run-command.ts'
import { readFromTerminal } from '../files/read-from-terminal.ts'
import { standardInput } from '../files/read-input.ts'
import { refuseStdinTwice } from '../files/refuse-stdin-twice.ts'
import { filesText } from '../output/files-text.ts'
import { exitCodes, worstExitCode } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { canteensAsker } from './ask-canteens.ts'
import type { ConvertOptions } from './convert.ts'
import { type ConvertedInput, convertInput } from './convert-input.ts'
import { conversionExitCode, conversionJson, describeConversion } from './convert-output.ts'
import { readCanteensFile } from './read-canteens-file.ts'

/** Converts each file whole, or not at all: what the other format cannot say is left out with `--leave-out` alone. */
export const convert: Verb<ConvertOptions> = async (context, files, options) => {
  refuseStdinTwice(files, context.words)
  refuseContradictions(files, options, context.words)
  readFromTerminal(files, context)
  const { to, leaveOut = false, output, encoding, force = false } = options
  const canteens = options.canteens === undefined ? null : await readCanteensFile(options.canteens, context)
  const askCanteens = canteens === null && to === '2025' ? await canteensAsker(options, context) : null
  const all: ConvertedInput[] = []
  for (const file of files) {
    all.push(await convertInput(file, { to, leaveOut, output, encoding, canteens, askCanteens, force }, context))
  }
  const exitCode = worstExitCode(all.map(conversionExitCode))
  const outputs = all.map(converted => describeConversion(converted, context))
  const json = { ok: exitCode === exitCodes.fine, files: all.map(converted => conversionJson(converted, context)) }
  const text = filesText(outputs, [])
  if (all.some(converted => 'place' in converted && converted.place === standardInput)) {
    // The converted file is on the standard output, so the summary goes to the error output.
    context.notice(text)
    return { exitCode, json, text: '' }
  }
  return { exitCode, json, text, view: async () => (await import('../output/views/files.tsx')).filesView(outputs, []) }
}

function refuseContradictions(files: readonly string[], { output, json }: ConvertOptions, words: Words): void {
  const isToStandardOutput = output === standardInput || (output === undefined && files.includes(standardInput))
  const contradiction =
    output !== undefined && files.length > 1
      ? words.conversion.oneOutput
      : json && isToStandardOutput
        ? words.conversion.standardOutputTwice
        : null
  if (contradiction) throw new Failure(exitCodes.usage, { code: 'usage', ...contradiction })
}
