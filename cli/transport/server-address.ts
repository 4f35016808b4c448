import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** The origin of a server in its one spelling, under which its token is stored. */
export function serverAddress(text: string, words: Words): string {
  const url = URL.parse(text.trim())
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Failure(exitCodes.usage, { code: 'bad-server-address', ...words.server.badServerAddress(text) })
  }
  return url.origin
}
