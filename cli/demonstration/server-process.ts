import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Loaded by the server before its own program. It stops the server gently once the command has ended, even if it was
 * killed: the standard input then ends. Threads, which load it too, leave that to the first one.
 */
const guard = `import { rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
if (isMainThread) {
  process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM')).unref()
  const folder = process.env.MA_CANTINE_TEMPORARY_FOLDER
  if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}`

const guardOption = `--import=data:text/javascript,${encodeURIComponent(guard)}`

/** What a server may know of the environment of the command: settings of another server, as its database, are not in it. */
const passedVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'TZ', 'DEMO_PASSWORD'] as const

export interface ServerSettings {
  readonly folder: string
  readonly isTemporary: boolean
  readonly port: number
}

export const serverEnvironment = (
  { folder, isTemporary, port }: ServerSettings,
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(passedVariables.flatMap(name => (env[name] === undefined ? [] : [[name, env[name]]]))),
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_FILE: `${folder}/demonstration.sqlite`,
  MAIL_FOLDER: `${folder}/mail`,
  // One user, on their own machine.
  RATE_LIMITS: 'off',
  ...(isTemporary ? { MA_CANTINE_TEMPORARY_FOLDER: folder } : {}),
})

/** The program in one file is not Node, which is then looked for. */
async function nodeProgram(): Promise<string> {
  const { isSea } = await import('node:sea')
  return isSea() ? 'node' : process.execPath
}

/** How a program of the server ended before it did what was asked. */
export class EndedEarly extends Error {}

/** Runs a program of the server to its end. @returns its standard output. */
export async function runProgram(program: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<string> {
  const child = spawn(await nodeProgram(), [program], { env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text))
  const errors = lastLine(child)
  const code = await endOf(child)
  if (code !== 0) throw new EndedEarly(errors())
  return written
}

export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** Resolves once the server has ended. */
  readonly ended: Promise<number | null>
  /** The last sentence of its error output. */
  errors(): string
  /** Asks it to end, as on a signal. */
  stop(): void
  kill(): void
}

/** Starts the server, and waits until it listens. */
export async function startServer(program: string, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  // A group of its own: Ctrl-C reaches the command alone, which then ends the server once.
  const child = spawn(await nodeProgram(), [guardOption, program], { env, detached: true, stdio: 'pipe' })
  child.stdin.on('error', () => {})
  const errors = lastLine(child)
  const ended = endOf(child)
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new EndedEarly(errors())), reject)
    createInterface(child.stdout).on('line', line => {
      const address = /^Serveur prêt : (http:\/\/\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
  })
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    errors,
    stop: () => void child.stdin.end(),
    kill: () => void child.kill('SIGKILL'),
  }
}

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })

function lastLine({ stderr }: ChildProcess): () => string {
  let text = ''
  stderr?.setEncoding('utf8').on('data', (chunk: string) => (text = (text + chunk).slice(-2000)))
  return () => text.trim().split('\n').at(-1) ?? ''
}
