/** What the command says to scripts; written in `--help`. */
export const exitCodes = {
  fine: 0,
  refused: 1,
  usage: 2,
  signIn: 3,
  /** Trying again later makes sense. */
  network: 5,
  bug: 70,
  interrupted: 130,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

const worstFirst = [exitCodes.bug, exitCodes.network, exitCodes.signIn, exitCodes.usage, exitCodes.refused] as const

/** Several files, one exit code: the one that most needs someone to act. */
export function worstExitCode(codes: readonly ExitCode[]): ExitCode {
  return worstFirst.find(code => codes.includes(code)) ?? exitCodes.fine
}
