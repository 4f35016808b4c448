import type { Command } from 'commander'
import { isLiveTerminal } from '../output/output-mode.ts'

/** The options of the command alone. */
export interface HomeOptions {
  readonly json?: true
  readonly input?: boolean
  readonly profile?: string
  readonly screenReader?: true
}

/** Whether a person at a terminal runs the command alone: it then opens the home, and shows the help otherwise. */
export function asksForHome(program: Command, argv: readonly string[]): boolean {
  const isTerminal = process.stdin.isTTY === true && isLiveTerminal(process.stdout, process.env)
  if (!isTerminal) return false
  const { operands, unknown } = program.parseOptions([...argv])
  const { json, input } = program.opts<HomeOptions>()
  return operands.length === 0 && unknown.length === 0 && !json && input !== false
}
