export type OutputMode = 'json' | 'view' | 'text'

const isSet = (value: string | undefined): boolean => value !== undefined && !['', '0', 'false'].includes(value)

/** Whether a stream is a terminal that can redraw, and not a log or a pipe. */
export function isLiveTerminal(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): boolean {
  return stream.isTTY === true && !isSet(env.CI) && env.TERM !== 'dumb'
}

/** The form of the result. FORCE_COLOR gives the terminal's view in a pipe or a log too. */
export function outputMode(json: boolean, stdout: NodeJS.WriteStream, env: NodeJS.ProcessEnv): OutputMode {
  if (json) return 'json'
  return isLiveTerminal(stdout, env) || isSet(env.FORCE_COLOR) ? 'view' : 'text'
}

/** Whether a stream takes colours. Decided here, for `styleText` of former versions of Node looks at nothing. */
export function hasColours(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): boolean {
  return env.FORCE_COLOR === undefined ? stream.isTTY === true && stream.hasColors() : isSet(env.FORCE_COLOR)
}

/** Turns colours off by the one variable that Node and chalk (under Ink) both read. Runs before they are loaded. */
export function settleColours(argv: readonly string[], env: NodeJS.ProcessEnv): void {
  if (argv.includes('--no-color') || env.NO_COLOR) env.FORCE_COLOR = '0'
}
