import { existsSync, statSync } from 'node:fs'
import { chmod, copyFile, rm } from 'node:fs/promises'
import knex, { type Knex } from 'knex'
import { migrationState } from '../database/migrate.ts'
import { databaseProblem } from './configured-database.ts'
import { writeNewFile } from './new-file.ts'
import { OperationError } from './operation-error.ts'
import type { StoredData } from './stored-data.ts'

/** Backs up and restores a SQLite file. */
export function sqliteData(databaseFile: string): StoredData {
  return {
    async backUp(file) {
      if (!existsSync(databaseFile)) throw new OperationError(`La base ${databaseFile} n’existe pas.`)
      if (existsSync(file)) throw new OperationError(`Le fichier ${file} existe déjà : choisissez un autre nom.`)
      await writeNewFile(file, async unfinished => {
        // Copies the last commit, while the server goes on writing.
        await withDatabase(databaseFile, database => database.raw('VACUUM INTO ?', [unfinished])).catch(error => {
          throw databaseProblem(databaseFile, error) ?? error
        })
        await check(unfinished)
      })
    },

    async restore(file, overwrite) {
      if (!existsSync(file)) throw new OperationError(`Le fichier ${file} n’existe pas.`)
      const hasDatabase = existsSync(databaseFile) && statSync(databaseFile).size > 0
      if (hasDatabase && !overwrite) {
        throw new OperationError(
          `La base ${databaseFile} existe déjà. Pour la remplacer, relancez la commande avec --overwrite.`,
        )
      }
      await writeNewFile(databaseFile, async unfinished => {
        await copyFile(file, unfinished)
        // `copyFile` also copies the rights.
        await chmod(unfinished, 0o600)
        await check(unfinished)
        if (hasDatabase) await leaveWal(databaseFile)
        // Otherwise SQLite would apply the old log to the new file.
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

/** Checks that the file is a complete database of this version or an earlier one. */
async function check(file: string): Promise<void> {
  const verdict = await withDatabase(file, async database => {
    const pages: { integrity_check: string }[] = await database.raw('PRAGMA integrity_check(1)')
    const orphans: unknown[] = await database.raw('PRAGMA foreign_key_check')
    const { unknown } = await migrationState(database)
    if (unknown.length > 0) return `vient d’une version plus récente du serveur (${unknown.join(', ')})`
    return pages[0]?.integrity_check === 'ok' && orphans.length === 0 ? null : 'est abîmée'
  }).catch((error: unknown) => `est abîmée, ou n’est pas une base de ma cantine (${errorCode(error)})`)
  if (verdict) throw new OperationError(`La copie ${verdict}. Rien n’a été remplacé.`)
}

const corruptionCodes = ['SQLITE_NOTADB', 'SQLITE_CORRUPT']

/** Leaves WAL mode, which fails while a running server has the database open. */
async function leaveWal(databaseFile: string): Promise<void> {
  try {
    await withDatabase(databaseFile, database => database.raw('PRAGMA journal_mode = DELETE'))
  } catch (error) {
    // Restoring replaces a corrupt database.
    if (corruptionCodes.includes(errorCode(error))) return
    if (errorCode(error) !== 'SQLITE_BUSY') throw error
    throw new OperationError(`La base ${databaseFile} est en cours d’utilisation : arrêtez d’abord le serveur.`)
  }
}

const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error)
