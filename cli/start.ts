import { listenToSignals } from './app/interrupt.ts'
import { chooseLocale } from './app/locale.ts'
import { printBug } from './app/run-command.ts'
import { runCommandLine } from './run.ts'
import { wordsOf } from './words/words.ts'

const argv = process.argv.slice(2)
const locale = chooseLocale(argv, process.env)

listenToSignals(wordsOf(locale))
process.on(
  'uncaughtException',
  error => void printBug(error, locale, argv.includes('--json')).then(() => process.exit()),
)
await runCommandLine(argv)
// Open handles (a kept-alive connection, the standard input) would keep the process running.
process.exit()
