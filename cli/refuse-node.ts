import { chooseLocale } from './app/locale.ts'
import { printProblem } from './output/output.ts'
import { exitCodes } from './problems/exit-code.ts'
import { wordsOf } from './words/words.ts'

/** Prints which version of Node is needed. This file imports only what old versions can load. */
export async function refuseNode(needed: string): Promise<void> {
  const argv = process.argv.slice(2)
  const problem = wordsOf(chooseLocale(argv, process.env)).oldNode(process.versions.node, needed)
  process.exitCode = exitCodes.usage
  await printProblem(problem, argv.includes('--json') ? 'json' : 'text')
}
