import type { Database } from '../database/connection.ts'
import { isPostgresqlAddress } from '../database/connection.ts'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { knownAccount } from './known-account.ts'
import { peopleDomain } from './people.ts'

/** @throws SettingsError when the database has canteens, or a country that was interrupted: its sentence says what to do. */
export async function requireEmpty({ reader }: Database, { database: location }: Settings): Promise<void> {
  const isPostgresql = isPostgresqlAddress(location)
  const setting = isPostgresql ? 'DATABASE_URL' : 'DATABASE_FILE'
  const invented: unknown = await reader('users').where('email', 'like', `%@${peopleDomain}`).first('id')
  const known: unknown = await reader('users').where({ usernameKey: knownAccount.username }).first('id')
  if (invented && !known) {
    const again = isPostgresql
      ? 'videz la base, avec « dropdb » puis « createdb » par exemple'
      : `supprimez ${location} et les fichiers du même nom en -wal et -shm`
    throw SettingsError.about(
      setting,
      `la base contient un pays inachevé, car son écriture a été interrompue : ${again}, puis relancez la commande`,
    )
  }
  const canteen: unknown = await reader('canteens').first('id')
  if (!canteen && !known) return
  throw SettingsError.about(
    setting,
    'la base contient déjà des cantines, et un pays ne s’écrit que dans une base vide : donnez-en une autre',
  )
}
