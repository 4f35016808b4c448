import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeNewFile } from './new-file.ts'
import { OperationError } from './operation-error.ts'
import { readOutput, startProgram, waitForEnd } from './postgresql-programs.ts'
import type { StoredData } from './stored-data.ts'

/** How long a connection that its program has closed may still be listed. */
const departureMilliseconds = 2000
const otherClients = `SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`

/** Backs up and restores a PostgreSQL database with the server's own programs, which cover all its features. */
export function postgresqlData(url: string): StoredData {
  const { address, environment } = connectionOf(url)
  const run = (program: string, args: readonly string[]) => readOutput(startProgram(program, args, environment))
  const ask = (query: string) =>
    run('psql', [...psqlOptions, '--tuples-only', '--no-align', `--command=${query}`, address])

  /** Counts the other programs that are connected to the database: those that have just left it take a moment to go. */
  async function countOthers(): Promise<number> {
    const deadline = Date.now() + departureMilliseconds
    for (;;) {
      const others = Number(await ask(otherClients))
      if (others === 0 || Date.now() > deadline) return others
      await sleep(200)
    }
  }

  /**
   * Pipes the output of `pg_restore` to `psql`, without a file. One transaction, committed only once all of it was
   * sent, keeps the old content if a process dies.
   */
  async function replace(file: string): Promise<void> {
    const source = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], environment)
    const target = startProgram('psql', [...psqlOptions, '--set=ON_ERROR_STOP=1', '--file=-', address], environment)
    const written = waitForEnd(target)
    try {
      target.stdout.resume()
      target.stdin.write(restorationStart)
      source.stdout.pipe(target.stdin, { end: false })
      await Promise.race([waitForEnd(source), written])
      target.stdin.end('COMMIT;\n')
      await written
    } finally {
      source.kill()
      target.kill()
    }
  }

  return {
    async backUp(file) {
      if (existsSync(file)) throw new OperationError(`Le fichier ${file} existe déjà : choisissez un autre nom.`)
      await writeNewFile(file, async unfinished => {
        await run('pg_dump', [
          '--no-password',
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--file=${unfinished}`,
          `--dbname=${address}`,
        ])
        // Checks the copy by reading all of it.
        await run('pg_restore', ['--file=/dev/null', unfinished])
      })
    },

    async restore(file, overwrite) {
      if (!existsSync(file)) throw new OperationError(`Le fichier ${file} n’existe pas.`)
      const contents = await run('pg_restore', ['--list', file])
      if (!contents.includes(' knex_migrations ')) {
        throw new OperationError('La copie n’est pas celle d’une base de ma cantine. Rien n’a été remplacé.')
      }
      const tables = await ask("SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname = 'public'")
      if (Number(tables) > 0 && !overwrite) {
        throw new OperationError(
          'La base contient déjà des tables. Pour les remplacer, relancez la commande avec --overwrite.',
        )
      }
      const others = await countOthers()
      if (others > 0) {
        throw new OperationError(
          `La base est en cours d’utilisation (connexions ouvertes : ${others}) : arrêtez d’abord tous les serveurs, et les autres programmes qui s’y connectent.`,
        )
      }
      await replace(file)
    },
  }
}

/** `--no-password` prevents a prompt, as nobody may be there to answer. */
const psqlOptions = ['--no-psqlrc', '--quiet', '--no-password']

/** Passes the password in the environment, as everybody on the machine can read arguments. */
function connectionOf(url: string): { address: string; environment: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return {
    address: String(address),
    environment: { PGCONNECT_TIMEOUT: '10', ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  }
}

/** The lock makes a node that starts meanwhile wait, as during a migration. */
const restorationStart = `BEGIN;
SELECT pg_advisory_xact_lock(hashtextextended('migrations', 0)) \\g /dev/null
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
`
