import { orExit } from '../settings/or-exit.ts'
import { OperationProblem } from './operation-problem.ts'

/**
 * Runs an operation asked for in a terminal, and says what it did; a problem is told in one sentence and ends with 1, with
 * 2 when it is in the settings.
 */
export async function runOperation(operation: () => Promise<string>): Promise<void> {
  try {
    console.log(await orExit(operation))
  } catch (error) {
    if (!(error instanceof OperationProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Ends with 2: the command was not understood. */
export function endWithUsage(usage: string): never {
  console.error(usage)
  process.exit(2)
}
