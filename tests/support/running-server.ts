import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { createDatabase, type FreshDatabase } from './fresh-database.ts'
import { serverProgram } from './sources.ts'

export interface SeededAccount {
  readonly username: string
  readonly password: string
  readonly token: string
  readonly canteens: readonly { readonly id: number; readonly name: string; readonly siret: string }[]
}

export interface RunningServer {
  readonly url: string
  readonly database: FreshDatabase
  readonly account: SeededAccount
  readonly process: ChildProcess
  /** The chunks of its standard output and error. */
  readonly output: readonly string[]
  /** Stops it gently and removes its files. */
  stop(): Promise<void>
}

/**
 * Starts the real server in its own process, on a free port of loopback. It has the demo account on a database of its
 * own, or on a shared one that outlives it; there the account may come from another server.
 */
export async function startServer(
  env: Record<string, string> = {},
  nodeArguments: string[] = [],
  shared?: FreshDatabase,
  seeded?: SeededAccount,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-test-'))
  const database = shared ?? (await createDatabase(folder))
  const settings = {
    ...process.env,
    ...database.environment,
    MAIL_FOLDER: join(folder, 'mail'),
    PORT: '0',
    RATE_LIMITS: 'off',
    ...env,
  }
  const account = seeded ?? (await seed(settings))
  // A deprecated use ends it: its warning would be a line of the log that is no JSON.
  const child = spawn(process.execPath, ['--throw-deprecation', ...nodeArguments, ...serverProgram('main')], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => void output.push(text))
  }
  child.stderr?.pipe(process.stderr, { end: false })
  const url = await waitForAddress(child)
  return {
    url,
    database,
    account,
    process: child,
    output,
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await ended
      }
      if (!shared) await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function seed(env: NodeJS.ProcessEnv): Promise<SeededAccount> {
  const { stdout } = await promisify(execFile)(process.execPath, serverProgram('seed'), { env })
  return JSON.parse(stdout) as SeededAccount
}

function waitForAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The server ended with code ${code} before it was ready`)))
    if (!child.stdout) throw new Error('The server has no output')
    createInterface(child.stdout).on('line', line => {
      const address = /http:\/\/\S+/.exec(line)?.[0]
      if (address && line.startsWith('Serveur prêt')) resolve(address)
    })
  })
}
