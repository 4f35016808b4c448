import { createRequire } from 'node:module'
import { Readable, Writable } from 'node:stream'
// Ink chooses its colours as it is loaded: loaded here, it has none, whichever command comes first.
import 'ink'
import type { runCommandLine as RunCommandLine } from '../../../cli/run.ts'
import type { Run, RunOptions } from './run-cli.ts'

/** The built command, loaded by Node itself: this test and a process run the same code. */
const bundle: { runCommandLine: typeof RunCommandLine } = createRequire(import.meta.url)('../../../cli/bundle/run.js')

// Node makes its connections' pool at the first call, and it cannot be removed: a command must find one to give back.
let lastRun: Promise<unknown> = fetch('data:,')

/** Runs the built command in the process of the test, one command after the other: each has this process for itself. */
export function runInTest(args: readonly string[], options: RunOptions): Promise<Run> {
  const run = lastRun.then(() => runAlone(args, options))
  lastRun = run.catch(() => {})
  return run
}

async function runAlone(args: readonly string[], { env, stdin = '', cwd }: RunOptions): Promise<Run> {
  const stdout = new Collector()
  const stderr = new Collector()
  const restore = [
    replaceProperties(process, { stdout, stderr, stdin: Readable.from([Buffer.from(stdin)]), env, exit: refuseExit }),
    ...(cwd === undefined ? [] : [enterFolder(cwd)]),
    watchExit(),
    watchGlobals(),
  ]
  process.exitCode = undefined
  try {
    await bundle.runCommandLine(args)
    return { exitCode: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    process.exitCode = undefined
    for (const undo of restore.reverse()) await undo()
  }
}

class Collector extends Writable {
  private readonly chunks: Buffer[] = []

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk)
    done()
  }

  text(): string {
    return Buffer.concat(this.chunks).toString()
  }
}

function refuseExit(): never {
  throw new Error('This command ends its process: run it in one.')
}

type Undo = () => void | Promise<void>

function replaceProperties(owner: object, values: object): Undo {
  const before = Object.keys(values).map(name => [name, Object.getOwnPropertyDescriptor(owner, name)] as const)
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable: true })
  }
  return () => {
    for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(owner, name, descriptor)
  }
}

function enterFolder(folder: string): Undo {
  const before = process.cwd()
  process.chdir(folder)
  return () => process.chdir(before)
}

/** Does at the end of a command what it would do as its process ends: it deletes its temporary files. */
function watchExit(): Undo {
  const before = new Set(process.listeners('exit'))
  return () => {
    for (const listener of process.listeners('exit').filter(each => !before.has(each))) {
      process.removeListener('exit', listener)
      listener.call(process, 0)
    }
  }
}

/** The command has a `fetch` of its own, with its time limits: the one of the test comes back, connections are closed. */
function watchGlobals(): Undo {
  const names = () => Reflect.ownKeys(globalThis)
  const before = new Map(names().map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))
  return async () => {
    for (const name of names()) {
      const [old, now] = [before.get(name), Object.getOwnPropertyDescriptor(globalThis, name)]
      if (old?.value === now?.value && old?.get === now?.get) continue
      if (String(name).includes('globalDispatcher')) await now?.value?.destroy()
      if (old) Object.defineProperty(globalThis, name, old)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
