import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { runInTest } from './run-in-test.ts'

/** The program of the built command. */
export const mainFile = fileURLToPath(new URL('../../../cli/ma-cantine.js', import.meta.url))

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Content of the standard input, empty by default. */
  readonly stdin?: string | Uint8Array
  readonly cwd?: string
}

export interface Run {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The environment of a command without the settings and tokens of the user who runs the tests. */
function environment(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, XDG_CONFIG_HOME: '/nowhere', ...own }
}

/** Runs the built command to its end, in the process of the test: a process of its own costs half a second. */
export const cli = (args: readonly string[], options: RunOptions = {}): Promise<Run> =>
  runInTest(args, { ...options, env: environment(options.env) })

/** Starts the built command in a process, for what only a process has: signals, a terminal, pipes, an end. */
export function startCli(args: readonly string[], { env, cwd }: RunOptions = {}): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [mainFile, ...args], { cwd, env: environment(env) })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Runs the built command to its end, in a process. */
export async function cliProcess(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const child = startCli(args, options)
  // The command may end before it reads the whole input.
  child.stdin.on('error', () => {})
  child.stdin.end(options.stdin)
  return waitForEnd(child)
}

/** Runs in a terminal of its own, as a person has one: what the command writes comes out, what is typed goes in. */
const terminal = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))'

export interface Terminal {
  /** All that it has shown so far. */
  readonly shown: () => string
  /** Waits for a text, and gives what the pattern finds in it. */
  readonly until: (pattern: RegExp) => Promise<RegExpExecArray>
  readonly type: (text: string) => void
  readonly exitCode: Promise<number | null>
}

interface TerminalOptions extends RunOptions {
  /** Of the terminal; that of the system's new ones when left out. */
  readonly size?: { readonly columns: number; readonly rows: number }
}

/** Starts the built command in a terminal. */
export function startInTerminal(args: readonly string[], { env, cwd, size }: TerminalOptions = {}): Terminal {
  const sized = size ? ['sh', '-c', `stty rows ${size.rows} cols ${size.columns}; exec "$@"`, 'sh'] : []
  const child = spawn('python3', ['-c', terminal, ...sized, process.execPath, mainFile, ...args], {
    cwd,
    env: environment(env),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let shown = ''
  const waiting = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    shown += chunk
    for (const look of waiting) look()
  })
  const exitCode = new Promise<number | null>(resolve => child.on('close', resolve))
  return {
    shown: () => shown,
    until: pattern =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(shown)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
        void exitCode.then(code => reject(new Error(`It ended with ${code} without ${pattern}: ${shown}`)))
      }),
    type: text => void child.stdin.write(text),
    exitCode,
  }
}

/**
 * Runs the built command in a terminal, where somebody answers its question.
 * @returns the end of what the terminal shows, from the answer on, and the exit code.
 */
export async function answerCli(
  args: readonly string[],
  { question, answer }: { readonly question: string; readonly answer: string },
  options: RunOptions = {},
): Promise<{ readonly exitCode: number | null; readonly shown: string }> {
  const started = startInTerminal(args, options)
  const { input } = await started.until(new RegExp(question.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  started.type(`${answer}\r`)
  const exitCode = await started.exitCode
  return { exitCode, shown: started.shown().slice(input.length) }
}

export async function waitForEnd(child: ChildProcessWithoutNullStreams): Promise<Run> {
  const [stdout, stderr, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>(resolve => child.on('close', resolve)),
  ])
  return { exitCode, stdout, stderr }
}

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

/** Creates a folder that is deleted after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ma-cantine-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export function createFile(content: string | Uint8Array, name = 'achats.csv', into = folder()): string {
  const path = join(into, name)
  writeFileSync(path, content)
  return path
}

const header = 'siret,description,fournisseur,date,prix_ht,famille_produits,caracteristiques,definition_local'
const right = '21340172201787,Carottes,Ferme du Pont,2024-03-15,90.11,FRUITS_ET_LEGUMES,BIO,'

export const goodFile = `${header}\n${right}\n`
/** Two wrong dates and a missing price. */
export const badFile = `${header}\n${right.replace('2024-03-15', '15/03/2024')}\n${right}\n${right.replace('2024-03-15,90.11', 'hier,')}\n`
