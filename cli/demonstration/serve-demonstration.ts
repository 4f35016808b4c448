import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { stopOnInterrupt } from '../app/interrupt.ts'
import { awaitWrite } from '../files/await-write.ts'
import type { Result } from '../output/result.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { FolderLock } from '../watch/folder-lock.ts'
import type { Words } from '../words/fr.ts'
import { findPrograms, type ServerPrograms } from './find-programs.ts'
import { requireFreePort } from './free-port.ts'
import type { ServeOptions } from './serve.ts'
import {
  EndedEarly,
  type RunningServer,
  runProgram,
  type ServerSettings,
  serverEnvironment,
  startServer,
} from './server-process.ts'

interface Account {
  readonly username: string
  /** Null on a database that an earlier start made. */
  readonly password: string | null
  readonly token: string
  readonly canteens: readonly { readonly id: number; readonly name: string; readonly siret: string }[]
}

export async function serveDemonstration(options: ServeOptions, { words }: Context): Promise<Result> {
  const { port, data, clone } = options
  const programs = await findPrograms(clone, words)
  await requireFreePort(port, words)
  const place = await openPlace(data, words)
  return new Demonstration(programs, { ...place, port }, words)
}

interface Place {
  readonly folder: string
  readonly isTemporary: boolean
  readonly release: () => void
}

/** @throws Failure when the folder cannot be made, or another server uses it. */
async function openPlace(data: string | undefined, words: Words): Promise<Place> {
  if (data === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'ma-cantine-demonstration-'))
    return { folder, isTemporary: true, release: () => rmSync(folder, { recursive: true, force: true }) }
  }
  const folder = resolve(data)
  await awaitWrite(data, words, mkdir(folder, { recursive: true, mode: 0o700 }))
  const lock = await FolderLock.take(folder, words, {
    name: '.ma-cantine-serve.lock',
    refusal: () => ({ code: 'in-use', ...words.demonstration.inUse(data) }),
  })
  return { folder, isTemporary: false, release: lock.release }
}

/** A result that lasts until the server has ended. */
class Demonstration implements Result {
  exitCode: ExitCode = exitCodes.fine
  readonly json = null
  readonly text = ''
  private readonly programs: ServerPrograms
  private readonly settings: ServerSettings & Place
  private readonly words: Words

  constructor(programs: ServerPrograms, settings: ServerSettings & Place, words: Words) {
    this.programs = programs
    this.settings = settings
    this.words = words
  }

  async *stream(mode: string): AsyncGenerator<string> {
    const interruption = new AbortController()
    let server: RunningServer | null = null
    const leave = () => {
      server?.kill()
      this.settings.release()
    }
    stopOnInterrupt(() => {
      interruption.abort()
      server?.stop()
    })
    process.once('exit', leave)
    try {
      const env = serverEnvironment(this.settings, process.env)
      const account = JSON.parse(await runProgram(this.programs.seed, env, interruption.signal)) as Account
      server = await startServer(this.programs.main, env)
      if (interruption.signal.aborted) server.stop()
      else yield mode === 'json' ? this.jsonLine(server, account) : this.sentences(server, account)
      const code = await server.ended
      if (!interruption.signal.aborted) throw this.ended(server.errors() || String(code))
    } catch (error) {
      if (interruption.signal.aborted) this.exitCode = exitCodes.interrupted
      else throw error instanceof EndedEarly ? this.ended(error.message) : error
    } finally {
      process.removeListener('exit', leave)
      stopOnInterrupt(null)
      leave()
    }
  }

  private ended(reason: string): Failure {
    return new Failure(exitCodes.network, {
      code: 'server-ended',
      ...this.words.demonstration.ended(makePrintable(reason)),
    })
  }

  private jsonLine({ url, pid }: RunningServer, { username, password, token, canteens }: Account): string {
    const { folder, isTemporary } = this.settings
    const data = isTemporary ? null : folder
    return `${JSON.stringify({ ok: true, server: url, username, password, token, canteens, data, pid })}\n`
  }

  private sentences({ url }: RunningServer, { username, password, token, canteens }: Account): string {
    const { folder, isTemporary } = this.settings
    const { demonstration: words } = this.words
    return `${[
      words.listening(url),
      words.account(username, password),
      words.canteens,
      ...canteens.map(({ siret, name }) => `  ${siret}  ${name}`),
      '',
      words.elsewhere,
      `  export MA_CANTINE_SERVER=${url} MA_CANTINE_TOKEN=${token}`,
      '  ma-cantine import achats.csv',
      '',
      words.stop(isTemporary ? null : makePrintable(folder)),
    ].join('\n')}\n`
  }
}
