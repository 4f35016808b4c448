import type { ExitCode } from './exit-code.ts'
import type { Problem } from './problem.ts'

/** Stops a command: the wrapper prints the problem and exits with the code. */
export class Failure extends Error {
  readonly exitCode: ExitCode
  readonly problem: Problem

  constructor(exitCode: ExitCode, problem: Problem) {
    super(problem.message)
    this.name = 'Failure'
    this.exitCode = exitCode
    this.problem = problem
  }
}
