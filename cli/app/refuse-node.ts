import { wordsOf } from '../words/words.ts'
import { exitCodes } from './exit-code.ts'
import { chooseLocale } from './locale.ts'
import { printProblem } from './output.ts'

/** Says which version of Node is needed. What is imported here loads on old ones too. */
export async function refuseNode(needed: string): Promise<void> {
  const argv = process.argv.slice(2)
  const problem = wordsOf(chooseLocale(argv, process.env)).oldNode(process.versions.node, needed)
  process.exitCode = exitCodes.usage
  await printProblem(problem, argv.includes('--json') ? 'json' : 'text')
}
