import { jsonProblem } from '@ma-cantine/lib/reports/json-problem'
import { nextCommands } from './next-commands.ts'
import type { Problem } from './problem.ts'

/** A problem as every `--json` gives it: `{ code, message, hint, next, reasons }`. */
export const problemJson = (problem: Problem) =>
  jsonProblem(problem, problem.next ?? nextCommands[problem.code] ?? null)
