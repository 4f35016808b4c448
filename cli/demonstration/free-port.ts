import { createServer } from 'node:net'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** Tells that a port is taken before a database is made for nothing. @throws Failure when it cannot be opened. */
export async function requireFreePort(port: number, { demonstration: words }: Words): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken
      ? new Failure(exitCodes.usage, { code: 'port-taken', ...words.portTaken(port) })
      : new Failure(exitCodes.usage, { code: 'port-not-allowed', ...words.portNotAllowed(port) })
  }
  await new Promise(resolve => server.close(resolve))
}
