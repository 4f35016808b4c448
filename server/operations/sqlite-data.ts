import { existsSync, statSync } from 'node:fs'
import { chmod, copyFile, rm } from 'node:fs/promises'
import knex, { type Knex } from 'knex'
import { migrationState } from '../database/migrate.ts'
import { databaseProblem } from './configured-database.ts'
import { writeNewFile } from './new-file.ts'
import { OperationProblem } from './operation-problem.ts'
import type { StoredData } from './stored-data.ts'

/** A database in one SQLite file. */
export function sqliteData(databaseFile: string): StoredData {
  return {
    async backUp(file) {
      if (!existsSync(databaseFile)) throw new OperationProblem(`La base ${databaseFile} n’existe pas.`)
      if (existsSync(file)) throw new OperationProblem(`Le fichier ${file} existe déjà : choisissez un autre nom.`)
      await writeNewFile(file, async unfinished => {
        // The last commit as it was when the copy began; the server goes on writing meanwhile.
        await withDatabase(databaseFile, database => database.raw('VACUUM INTO ?', [unfinished])).catch(error => {
          throw databaseProblem(databaseFile, error) ?? error
        })
        await check(unfinished)
      })
    },

    async restore(file, overwrite) {
      if (!existsSync(file)) throw new OperationProblem(`Le fichier ${file} n’existe pas.`)
      const occupied = existsSync(databaseFile) && statSync(databaseFile).size > 0
      if (occupied && !overwrite) {
        throw new OperationProblem(
          `La base ${databaseFile} existe déjà. Pour la remplacer, relancez la commande avec --overwrite.`,
        )
      }
      await writeNewFile(databaseFile, async unfinished => {
        await copyFile(file, unfinished)
        // The copy of a file has its rights.
        await chmod(unfinished, 0o600)
        await check(unfinished)
        if (occupied) await takeOutOfUse(databaseFile)
        // What the old database had not yet put in its file would be put in the new one.
        for (const suffix of ['-wal', '-shm', '-journal']) await rm(`${databaseFile}${suffix}`, { force: true })
      })
    },
  }
}

async function withDatabase<Result>(file: string, work: (database: Knex) => PromiseLike<Result>): Promise<Result> {
  const database = knex({
    client: 'sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  })
  try {
    await database.raw('PRAGMA busy_timeout = 10000')
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** Whether the file is a whole database of ours, of this version or an earlier one. */
async function check(file: string): Promise<void> {
  const verdict = await withDatabase(file, async database => {
    const pages: { integrity_check: string }[] = await database.raw('PRAGMA integrity_check(1)')
    const orphans: unknown[] = await database.raw('PRAGMA foreign_key_check')
    const { unknown } = await migrationState(database)
    if (unknown.length > 0) return `vient d’une version plus récente du serveur (${unknown.join(', ')})`
    return pages[0]?.integrity_check === 'ok' && orphans.length === 0 ? null : 'est abîmée'
  }).catch((error: unknown) => `est abîmée, ou n’est pas une base de ma cantine (${errorCode(error)})`)
  if (verdict) throw new OperationProblem(`La copie ${verdict}. Rien n’a été remplacé.`)
}

const unreadable = ['SQLITE_NOTADB', 'SQLITE_CORRUPT']

/** Leaving the WAL takes being alone: a server that runs has the database open. */
async function takeOutOfUse(databaseFile: string): Promise<void> {
  try {
    await withDatabase(databaseFile, database => database.raw('PRAGMA journal_mode = DELETE'))
  } catch (error) {
    // What is broken is what one restores.
    if (unreadable.includes(errorCode(error))) return
    if (errorCode(error) !== 'SQLITE_BUSY') throw error
    throw new OperationProblem(`La base ${databaseFile} est en cours d’utilisation : arrêtez d’abord le serveur.`)
  }
}

const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error)
