import { cli, type Run } from './run-cli.ts'

/** Asks a server for one's canteens, as the shortest of all calls, and says in a line or two what came out. */
export const askServer = (server: string, env: NodeJS.ProcessEnv = {}, run = cli): Promise<Run> =>
  run(['canteens', '--server', server, '--timeout', '2'], { env: { MA_CANTINE_TOKEN: 'secret-token', ...env } })
