/** Exit codes are part of the interface for scripts: `--help` lists them. */
export const exitCodes = {
  fine: 0,
  refused: 1,
  usage: 2,
  signIn: 3,
  /** A later try may succeed. */
  network: 5,
  bug: 70,
  interrupted: 130,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

const worstFirst = [exitCodes.bug, exitCodes.network, exitCodes.signIn, exitCodes.usage, exitCodes.refused] as const

/** The exit code of several files: the most serious one. */
export function worstExitCode(codes: readonly ExitCode[]): ExitCode {
  return worstFirst.find(code => codes.includes(code)) ?? exitCodes.fine
}
