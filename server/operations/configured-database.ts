import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Database, isPostgresqlAddress, openDatabase } from '../database/connection.ts'
import { ForeignDatabaseError, NewerDatabaseError } from '../database/migrate.ts'
import { removeAbandonedFiles } from '../files/unfinished-files.ts'
import { restrictRights } from '../settings/private-files.ts'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'

/**
 * Opens the database of the settings. Restricts a SQLite file to this account of the machine, and removes what
 * interrupted restorations left beside it.
 *
 * @throws SettingsError when it cannot be used.
 */
export async function openConfiguredDatabase(
  { database: location, replica, publishByDefault }: Settings,
  log?: FastifyBaseLogger,
): Promise<Database> {
  if (!isPostgresqlAddress(location)) await prepareFile(location)
  try {
    return await openDatabase(location, log, { publishByDefault }, replica)
  } catch (error) {
    throw databaseProblem(location, error) ?? error
  }
}

async function prepareFile(file: string): Promise<void> {
  await removeAbandonedFiles(dirname(file))
  // SQLite gives its log the same rights as the file.
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) restrictRights(path)
}

/** Explains how to mend a database that could not be opened; null for an unexpected failure. */
export function databaseProblem(location: string, error: unknown): SettingsError | null {
  const isPostgresql = isPostgresqlAddress(location)
  const problem =
    error instanceof ForeignDatabaseError
      ? `la base est celle d’un autre programme (elle contient ${error.message}) : donnez-en une vide, ou celle de ma cantine`
      : error instanceof NewerDatabaseError
        ? `la base vient d’une version plus récente du serveur (${error.message}) : mettez-le à jour, ou restaurez une copie plus ancienne`
        : isPostgresql
          ? postgresqlProblem(new URL(location), error as DatabaseError)
          : sqliteProblem(location, error as DatabaseError)
  if (problem === null) return null
  return SettingsError.about(isPostgresql ? 'DATABASE_URL' : 'DATABASE_FILE', problem, error)
}

interface DatabaseError extends Error {
  readonly code?: string
}

const restoration = 'restaurez une copie avec « npm run restore -- FICHIER --overwrite »'

function sqliteProblem(file: string, { code = '' }: DatabaseError): string | null {
  const problems: Readonly<Record<string, string>> = {
    SQLITE_NOTADB: `${file} n’est pas une base SQLite : donnez un autre chemin, ou ${restoration}`,
    SQLITE_CORRUPT: `la base ${file} est abîmée ou incomplète : ${restoration}`,
    SQLITE_BUSY: `la base ${file} est utilisée par un autre programme, qui ne la libère pas : arrêtez-le`,
    SQLITE_FULL: `il n’y a plus de place sur le disque de ${file} : libérez-en`,
    SQLITE_IOERR: `le disque de ${file} ne se laisse pas lire ou écrire : vérifiez son état et sa place libre`,
    SQLITE_CANTOPEN: `ce compte ne peut pas ouvrir ${file} : changez ses droits et ceux de son dossier`,
    SQLITE_READONLY: `ce compte ne peut pas écrire ${file} : changez ses droits et ceux de son dossier`,
  }
  return problems[code] ?? null
}

const unreachableCode = /^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|EAI_|ENOENT|08)/
const certificateCode = /CERT|SELF_SIGNED|^ERR_(SSL|TLS)/

function postgresqlProblem({ hostname, port, username, pathname }: URL, error: DatabaseError): string | null {
  const { code = '', name, message } = error
  const server = `le serveur PostgreSQL ${hostname}${port && `:${port}`}`
  const base = decodeURIComponent(pathname.slice(1))
  const problems: Readonly<Record<string, string>> = {
    '28P01': `${server} refuse le mot de passe du compte ${username} : corrigez l’adresse`,
    '28000': `${server} refuse le compte ${username} : corrigez l’adresse, ou ouvrez-lui l’accès dans pg_hba.conf`,
    '3D000': `la base ${base} n’existe pas sur ${server} : créez-la, avec « createdb ${base} » par exemple`,
    '42501': `le compte ${username} n’a pas le droit de créer les tables de la base ${base} : donnez-le-lui`,
    '53100': `il n’y a plus de place sur le disque de la base ${base} : libérez-en`,
    '53300': `${server} a déjà toutes les connexions qu’il accepte : augmentez max_connections, ou arrêtez un programme`,
    '57P03': `${server} est en train de démarrer ou de s’arrêter : réessayez`,
  }
  if (problems[code]) return problems[code]
  if (unreachableCode.test(code) || name === 'KnexTimeoutError' || /timeout/.test(message)) {
    return `${server} ne répond pas : vérifiez qu’il fonctionne, et que l’adresse est la sienne`
  }
  if (message.startsWith('SASL')) return `${server} demande un mot de passe : ajoutez-le à l’adresse`
  if (certificateCode.test(code) || message.includes('SSL')) {
    return `la connexion chiffrée avec ${server} a échoué (${code || message}) : corrigez sslmode, ou son certificat`
  }
  return null
}
