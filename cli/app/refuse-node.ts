import { wordsOf } from '../words/words.ts'
import { exitCodes } from './exit-code.ts'
import { chooseLocale } from './locale.ts'
import { printProblem } from './output.ts'

/** Prints which version of Node is needed. This file imports only what old versions can load. */
export async function refuseNode(needed: string): Promise<void> {
  const argv = process.argv.slice(2)
  const problem = wordsOf(chooseLocale(argv, process.env)).oldNode(process.versions.node, needed)
  process.exitCode = exitCodes.usage
  await printProblem(problem, argv.includes('--json') ? 'json' : 'text')
}
