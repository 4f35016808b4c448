import { orExit } from '../settings/or-exit.ts'
import { OperationError } from './operation-error.ts'

/**
 * Runs an operation in a terminal and prints its result. A problem is one sentence and exits with 1, or with 2 when it
 * is in the settings.
 */
export async function runOperation(operation: () => Promise<string>): Promise<void> {
  try {
    console.log(await orExit(operation))
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Exits with 2 after printing the usage. */
export function endWithUsage(usage: string): never {
  console.error(usage)
  process.exit(2)
}
