import { CommanderError } from 'commander'
import { wordsOf } from '../words/words.ts'
import { exitCodes } from './exit-code.ts'
import { listenToSignals } from './interrupt.ts'
import { chooseLocale } from './locale.ts'
import { printProblem, write } from './output.ts'
import { buildProgram } from './program.ts'
import { printBug } from './run-command.ts'
import { usageProblem } from './usage-problem.ts'

const argv = process.argv.slice(2)
const json = argv.includes('--json')
const locale = chooseLocale(argv, process.env)

listenToSignals(wordsOf(locale))
process.on('uncaughtException', error => void printBug(error, locale, json).then(() => process.exit()))
const program = buildProgram(locale)
try {
  await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
} catch (error) {
  if (!(error instanceof CommanderError)) await printBug(error, locale, json)
  else if (error.exitCode !== 0) await refuse(error)
}
await write(process.stdout, '')
// Open handles (a kept-alive connection, the standard input) would keep the process running.
process.exit()

async function refuse(error: CommanderError): Promise<void> {
  process.exitCode = exitCodes.usage
  // Commander has printed the help because the command is missing.
  if (error.code === 'commander.help') return
  const verb = program.commands.find(command => argv.includes(command.name()))
  const command = verb ? `ma-cantine ${verb.name()}` : 'ma-cantine'
  await printProblem(usageProblem(error, command, wordsOf(locale)), json ? 'json' : 'text')
}
