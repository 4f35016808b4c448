import type { RunningServer } from '../../support/running-server.ts'
import { sessionOf } from './session-of.ts'

/** Makes a token of the server's own account as the site does: signed in, with what the draft allows. */
export async function makeToken(server: RunningServer, draft: Record<string, unknown>): Promise<string> {
  const { token } = (await (await (await sessionOf(server))('/api/v1/tokens/', draft)).json()) as { token: string }
  return token
}
