import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { awaitWrite } from '../files/await-write.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Problem } from '../problems/problem.ts'
import type { Words } from '../words/fr.ts'

interface Holder {
  readonly pid: number
  readonly host: string
  readonly token: string
}

/** A holder renews its lock this often, and is taken for dead after `staleAfter`: its number may be another program's. */
const renewal = 30_000
const staleAfter = 10 * 60_000
/** An empty lock is that of a process that has just made it, or died then. */
const writingTime = 10_000

const ownTokens = new Set<string>()

/** What a folder is held for. */
export interface LockKind {
  /** The name of the hidden file. */
  readonly name: string
  readonly refusal: (holder: Holder | null) => Problem
}

const watchLock = (folder: string, { watch }: Words): LockKind => ({
  name: '.ma-cantine-watch.lock',
  refusal: holder => ({ code: 'watched-already', ...watch.watchedAlready(folder, holder) }),
})

/** The right of one process to handle the files of a folder, held as a hidden file in it. */
export class FolderLock {
  private readonly path: string
  private readonly token: string
  private readonly content: string
  private readonly timer: NodeJS.Timeout

  private constructor(path: string, token: string, content: string) {
    this.path = path
    this.token = token
    this.content = content
    ownTokens.add(token)
    process.once('exit', this.release)
    this.timer = setInterval(() => this.renew(), renewal).unref()
  }

  /** @throws Failure when another process has the folder. */
  static async take(folder: string, words: Words, kind: LockKind = watchLock(folder, words)): Promise<FolderLock> {
    const path = join(folder, kind.name)
    const token = crypto.randomUUID()
    const content = JSON.stringify({ pid: process.pid, host: hostname(), token } satisfies Holder)
    for (let tries = 0; tries < 2; tries++) {
      if (await create(path, content, words)) return new FolderLock(path, token, content)
      await removeStale(path, kind)
    }
    throw held(kind, null)
  }

  /**
   * Whether this process still has the folder. Another one may have taken it for dead, after a machine slept; a lock that
   * went with its folder is made again.
   */
  isHeld(): boolean {
    if (!existsSync(this.path)) writeAgain(this.path, this.content)
    return readHolder(this.path)?.token === this.token
  }

  readonly release = (): void => {
    clearInterval(this.timer)
    process.removeListener('exit', this.release)
    if (readHolder(this.path)?.token === this.token) rmSync(this.path, { force: true })
    ownTokens.delete(this.token)
  }

  private renew(): void {
    const now = new Date()
    if (readHolder(this.path)?.token === this.token) utimesSync(this.path, now, now)
  }
}

/** Leaves the lock to another process that makes it at the same time. */
function writeAgain(path: string, content: string): void {
  try {
    writeFileSync(path, content, { flag: 'wx' })
  } catch {
    // Whoever has it now is read next.
  }
}

async function create(path: string, content: string, words: Words): Promise<boolean> {
  const work = writeFile(path, content, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  return awaitWrite(path, words, work)
}

/** @throws Failure when the holder of the lock lives. */
async function removeStale(path: string, kind: LockKind): Promise<void> {
  const [content, stats] = await Promise.all([readFile(path, 'utf8'), stat(path)]).catch(() => [null, null] as const)
  if (content === null || stats === null) return
  const holder = parseHolder(content)
  const isRecent = Date.now() - stats.mtimeMs < (holder === null ? writingTime : staleAfter)
  if (isRecent && (holder === null || isAlive(holder))) throw held(kind, holder)
  // Two processes may find it stale at once: each takes what is there aside, and gives back what is not stale.
  const aside = `${path}.${crypto.randomUUID()}`
  await rename(path, aside).catch(() => {})
  const taken = await readFile(aside, 'utf8').catch(() => null)
  if (taken !== null && taken !== content) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

/** A process of another machine cannot be asked: its lock is renewed as long as it lives. */
function isAlive({ pid, host, token }: Holder): boolean {
  if (host !== hostname()) return true
  // A container gives each start the same number.
  if (pid === process.pid) return ownTokens.has(token)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function readHolder(path: string): Holder | null {
  try {
    return parseHolder(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Null for a lock that is being written. */
function parseHolder(content: string): Holder | null {
  try {
    return JSON.parse(content) as Holder
  } catch {
    return null
  }
}

const held = ({ refusal }: LockKind, holder: Holder | null): Failure => new Failure(exitCodes.usage, refusal(holder))
