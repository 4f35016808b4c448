import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeNewFile } from './new-file.ts'
import { OperationProblem } from './operation-problem.ts'
import type { StoredData } from './stored-data.ts'

/** A database of a PostgreSQL server, through the programs that come with it: they know all it can hold. */
export function postgresqlData(url: string): StoredData {
  const { address, environment } = connectionOf(url)
  const run = (program: string, args: readonly string[]) => runProgram(program, args, environment)

  return {
    async backUp(file) {
      if (existsSync(file)) throw new OperationProblem(`Le fichier ${file} existe déjà : choisissez un autre nom.`)
      await writeNewFile(file, async unfinished => {
        await run('pg_dump', [
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
      const query = "SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname = 'public'"
      const tables = await run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${query}`, address])
      if (Number(tables) > 0 && !overwrite) {
        throw new OperationProblem(
          'La base contient déjà des tables. Pour les remplacer, relancez la commande avec --overwrite.',
        )
      }
      // A folder that only this account can enter: the script holds personal data.
      const folder = await mkdtemp(`${file}.`)
      const script = join(folder, 'script.sql')
      try {
        await run('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file])
        // One transaction: the old content goes only if all of the new one is there.
        await run('psql', [
          '--no-psqlrc',
          '--quiet',
          '--single-transaction',
          '--set=ON_ERROR_STOP=1',
          '--command=DROP SCHEMA public CASCADE',
          '--command=CREATE SCHEMA public',
          `--file=${script}`,
          address,
        ])
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** The password travels by the environment: arguments can be read by everybody on the machine. */
function connectionOf(url: string): { address: string; environment: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: String(address), environment: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

/** @returns what the program wrote. */
function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let complaint = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      complaint += text
    })
    child.once('error', error =>
      reject((error as NodeJS.ErrnoException).code === 'ENOENT' ? absentProgram(program) : error),
    )
    child.once('close', code => {
      if (code === 0) resolve(output)
      else reject(new OperationProblem(`${program} s’est arrêté sur une erreur :\n${complaint.trim()}`))
    })
  })
}

const absentProgram = (program: string) =>
  new OperationProblem(
    `Le programme ${program} n’est pas installé sur cette machine. Il vient avec le client de PostgreSQL, dans une version au moins égale à celle du serveur : « apt install postgresql-client », par exemple.`,
  )
