import { spawn } from 'node:child_process'
import { serverProgram } from '../../support/sources.ts'
import { freePort } from './free-port.ts'
import type { TestServer } from './test-server.ts'

export interface SpawnedNode {
  /** Kills it, without any warning. */
  close(): Promise<void>
}

/** The secret that all nodes of a test share. */
export const sharedSecret = { SESSION_SECRET: 'x'.repeat(40) } as const

/** Starts a node in a process of its own, on the database of a server that has `sharedSecret`. */
export async function spawnNode(
  { settings }: TestServer,
  environment: Readonly<Record<string, string>>,
): Promise<SpawnedNode> {
  const location = settings.database
  const child = spawn(process.execPath, [...serverProgram('main')], {
    env: {
      ...process.env,
      ...(location.startsWith('postgres') ? { DATABASE_URL: location } : { DATABASE_FILE: location }),
      ...sharedSecret,
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: 'ignore',
  })
  const ended = new Promise<void>(resolve => void child.once('exit', () => resolve()))
  return {
    close: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
