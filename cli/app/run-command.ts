import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { printProblem, printResult, write } from '../output/output.ts'
import { isLiveTerminal, outputMode } from '../output/output-mode.ts'
import { liveProgress, noProgress } from '../output/progress.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { wordsOf } from '../words/words.ts'
import type { Context } from './context.ts'
import { clearOnInterrupt } from './interrupt.ts'

export interface CommonOptions {
  readonly json?: true
  readonly quiet?: true
  readonly verbose?: true
  /** `--format json` without `--output` means `--json`. */
  readonly format?: string
  readonly output?: string
  readonly input: boolean
  readonly profile?: string
}

/** The function of a command: takes arguments and options, returns a result. It throws nothing but a `Failure`, or a bug. */
export type Verb<Options> = (context: Context, args: readonly string[], options: Options) => Promise<Result>

/** Wraps a command: gives it its context, prints its result or its failure, sets the exit code. */
export function runCommand<Options extends object>(verb: Verb<Options>, locale: Locale) {
  return async function (this: Command): Promise<void> {
    const options = this.optsWithGlobals<CommonOptions & Options>()
    const json = options.json === true || (options.format === 'json' && options.output === undefined)
    const mode = outputMode(json, process.stdout, process.env)
    const words = wordsOf(locale)
    const showsProgress = !options.quiet && isLiveTerminal(process.stderr, process.env)
    const progress = showsProgress ? liveProgress(words, process.stderr) : noProgress
    clearOnInterrupt(progress)
    const context: Context = {
      locale,
      words,
      mayAsk: options.input && process.stdin.isTTY === true && isLiveTerminal(process.stderr, process.env),
      version: programOf(this).version() ?? '',
      profile: options.profile,
      progress,
      notice: text => void write(process.stderr, `${text}\n`),
    }
    const stopTracing = options.verbose ? await trace(context) : () => {}
    try {
      const result = await verb(context, this.args, options)
      progress.stop()
      process.exitCode = result.exitCode
      await printResult(result, mode)
      process.exitCode = result.exitCode
    } catch (error) {
      progress.stop()
      if (!(error instanceof Failure)) throw error
      process.exitCode = error.exitCode
      await printProblem(error.problem, mode)
    } finally {
      stopTracing()
    }
  }
}

async function trace({ notice, words }: Context): Promise<() => void> {
  const { traceRequests } = await import('./trace-requests.ts')
  return traceRequests(notice, words)
}

const programOf = (command: Command): Command => (command.parent ? programOf(command.parent) : command)

/** Prints an unexpected error: its message, and its stack with MA_CANTINE_DEBUG. */
export async function printBug(error: unknown, locale: Locale, json: boolean): Promise<void> {
  process.exitCode = exitCodes.bug
  const { bug } = wordsOf(locale)
  await printProblem(bug(error instanceof Error ? error.message : String(error)), json ? 'json' : 'text')
  if (process.env.MA_CANTINE_DEBUG && error instanceof Error) await write(process.stderr, `${error.stack}\n`)
}
