import type { Locale } from '@ma-cantine/lib/messages/locale'
import { CommanderError } from 'commander'
import { asksForHome, type HomeOptions } from './app/asks-for-home.ts'
import type { Context } from './app/context.ts'
import { chooseLocale } from './app/locale.ts'
import { printBug } from './app/run-command.ts'
import { usageProblem } from './app/usage-problem.ts'
import { printProblem, write } from './output/output.ts'
import { noProgress } from './output/progress.ts'
import { exitCodes } from './problems/exit-code.ts'
import { buildProgram } from './program.ts'
import { packageVersion } from './version.ts'
import { wordsOf } from './words/words.ts'

/** Runs a command line to its end. The exit code is then in `process.exitCode`, and all the output is written. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  const json = argv.includes('--json')
  const locale = chooseLocale(argv, process.env)
  const program = buildProgram(locale)
  // Scripts of shells ask what may follow.
  if (argv[0] === 'complete') {
    const { suggest } = await import('./completion/suggest.ts')
    await write(process.stdout, suggest(program, argv.slice(argv.indexOf('--') + 1)))
    return
  }
  try {
    if (asksForHome(program, argv)) await openHome(program.opts<HomeOptions>(), locale)
    else await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) await printBug(error, locale, json)
    else if (error.exitCode !== 0) await refuse(error)
  }
  await write(process.stdout, '')

  /** Loaded for it alone: Ink takes as long as the whole of a short command. */
  async function openHome({ profile, screenReader }: HomeOptions, locale: Locale): Promise<void> {
    const home = await import('./home/open-home.tsx')
    const isRead = screenReader === true || process.env.INK_SCREEN_READER === 'true'
    process.exitCode = await home.openHome(homeContext(locale, profile), isRead)
  }

  async function refuse(error: CommanderError): Promise<void> {
    process.exitCode = exitCodes.usage
    // Commander has printed the help because the command is missing.
    if (error.code === 'commander.help') return
    const verb = program.commands.find(command => argv.includes(command.name()))
    const command = verb ? `ma-cantine ${verb.name()}` : 'ma-cantine'
    await printProblem(usageProblem(error, command, wordsOf(locale)), json ? 'json' : 'text')
  }
}

/** What the commands behind the screens of the home are given: they ask nothing, and the screens show their progress. */
const homeContext = (locale: Locale, profile: string | undefined): Context => ({
  locale,
  words: wordsOf(locale),
  mayAsk: false,
  version: packageVersion,
  profile,
  progress: noProgress,
  notice: () => {},
})
