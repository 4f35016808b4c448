import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeNewFile } from './new-file.ts'
import { OperationProblem } from './operation-problem.ts'
import type { StoredData } from './stored-data.ts'

/** A database of a PostgreSQL server, through the programs that come with it: they know all it can hold. */
export function postgresqlData(url: string): StoredData {
  const { address, environment } = connectionOf(url)
  const run = (program: string, args: readonly string[]) => outputOf(start(program, args, environment))
  const ask = (query: string) =>
    run('psql', [...psqlOptions, '--tuples-only', '--no-align', `--command=${query}`, address])

  /**
   * What `pg_restore` makes of the copy goes straight to `psql`, through no file. In one transaction, that ends only once
   * all of it was given: whichever process dies, the old content stays.
   */
  async function replace(file: string): Promise<void> {
    const source = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], environment)
    const target = start('psql', [...psqlOptions, '--set=ON_ERROR_STOP=1', '--file=-', address], environment)
    const written = ended(target)
    try {
      target.stdout.resume()
      target.stdin.write(beginning)
      source.stdout.pipe(target.stdin, { end: false })
      await Promise.race([ended(source), written])
      target.stdin.end('COMMIT;\n')
      await written
    } finally {
      source.kill()
      target.kill()
    }
  }

  return {
    async backUp(file) {
      if (existsSync(file)) throw new OperationProblem(`Le fichier ${file} existe déjà : choisissez un autre nom.`)
      await writeNewFile(file, async unfinished => {
        await run('pg_dump', [
          '--no-password',
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--file=${unfinished}`,
          `--dbname=${address}`,
        ])
        // Reads all of it, and writes it nowhere.
        await run('pg_restore', ['--file=/dev/null', unfinished])
      })
    },

    async restore(file, overwrite) {
      if (!existsSync(file)) throw new OperationProblem(`Le fichier ${file} n’existe pas.`)
      const contents = await run('pg_restore', ['--list', file])
      if (!contents.includes(' knex_migrations ')) {
        throw new OperationProblem('La copie n’est pas celle d’une base de ma cantine. Rien n’a été remplacé.')
      }
      const tables = await ask("SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname = 'public'")
      if (Number(tables) > 0 && !overwrite) {
        throw new OperationProblem(
          'La base contient déjà des tables. Pour les remplacer, relancez la commande avec --overwrite.',
        )
      }
      const query =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
      const others = Number(await ask(query))
      if (others > 0) {
        throw new OperationProblem(
          `La base est en cours d’utilisation (connexions ouvertes : ${others}) : arrêtez d’abord tous les serveurs, et les autres programmes qui s’y connectent.`,
        )
      }
      await replace(file)
    },
  }
}

/** A password that is missing is not asked for: nobody may be there to type it. */
const psqlOptions = ['--no-psqlrc', '--quiet', '--no-password']

/** The password travels by the environment: arguments can be read by everybody on the machine. */
function connectionOf(url: string): { address: string; environment: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return {
    address: String(address),
    environment: { PGCONNECT_TIMEOUT: '10', ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  }
}

/** A node that starts meanwhile waits for the end, as it does when another one migrates. */
const beginning = `BEGIN;
SELECT pg_advisory_xact_lock(hashtextextended('migrations', 0)) \\g /dev/null
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
`

type Program = ChildProcessWithoutNullStreams

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(program, args, { env, stdio: 'pipe' })
  // Its end tells what matters.
  child.stdin.on('error', () => {})
  return child
}

/** Resolves with what the program wrote. */
async function outputOf(program: Program): Promise<string> {
  let output = ''
  program.stdout.setEncoding('utf8').on('data', text => {
    output += text
  })
  await ended(program)
  return output
}

/** Resolves when the program has done its work, and rejects with what it complains of when it could not. */
function ended(program: Program): Promise<void> {
  const name = program.spawnfile
  return new Promise((resolve, reject) => {
    let complaint = ''
    program.stderr.setEncoding('utf8').on('data', text => {
      complaint += text
    })
    program.once('error', error =>
      reject((error as NodeJS.ErrnoException).code === 'ENOENT' ? absentProgram(name) : error),
    )
    program.once('close', code => {
      if (code === 0) resolve()
      else reject(new OperationProblem(`${name} s’est arrêté sur une erreur :\n${complaint.trim()}`))
    })
  })
}

const absentProgram = (program: string) =>
  new OperationProblem(
    `Le programme ${program} n’est pas installé sur cette machine. Il vient avec le client de PostgreSQL, dans une version au moins égale à celle du serveur : « apt install postgresql-client », par exemple.`,
  )
