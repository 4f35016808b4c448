export type OutputMode = 'json' | 'view' | 'text'

const on = (value: string | undefined): boolean => value !== undefined && !['', '0', 'false'].includes(value)

/** A person in front of a terminal that can draw: not a log, not a pipe. */
export function isLiveTerminal(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): boolean {
  return stream.isTTY === true && !on(env.CI) && env.TERM !== 'dumb'
}

/** FORCE_COLOR asks for the terminal's face even in a pipe or a log. */
export function outputMode(json: boolean, stdout: NodeJS.WriteStream, env: NodeJS.ProcessEnv): OutputMode {
  if (json) return 'json'
  return isLiveTerminal(stdout, env) || on(env.FORCE_COLOR) ? 'view' : 'text'
}

/** Says it in the one variable that both Node and chalk (under Ink) obey. To be called before they are loaded. */
export function settleColours(argv: readonly string[], env: NodeJS.ProcessEnv): void {
  if (argv.includes('--no-color') || env.NO_COLOR) env.FORCE_COLOR = '0'
}
