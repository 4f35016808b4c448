import type { ExitCode } from './exit-code.ts'
import type { Problem } from './problem.ts'

/** A command cannot go on: the wrapper says why, once, and exits. */
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
