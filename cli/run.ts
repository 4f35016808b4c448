import { CommanderError } from 'commander'
import { chooseLocale } from './app/locale.ts'
import { printBug } from './app/run-command.ts'
import { usageProblem } from './app/usage-problem.ts'
import { printProblem, write } from './output/output.ts'
import { exitCodes } from './problems/exit-code.ts'
import { buildProgram } from './program.ts'
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
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) await printBug(error, locale, json)
    else if (error.exitCode !== 0) await refuse(error)
  }
  await write(process.stdout, '')

  async function refuse(error: CommanderError): Promise<void> {
    process.exitCode = exitCodes.usage
    // Commander has printed the help because the command is missing.
    if (error.code === 'commander.help') return
    const verb = program.commands.find(command => argv.includes(command.name()))
    const command = verb ? `ma-cantine ${verb.name()}` : 'ma-cantine'
    await printProblem(usageProblem(error, command, wordsOf(locale)), json ? 'json' : 'text')
  }
}
