import { deviceGrantType, terminalClientId } from '@ma-cantine/lib/oauth/terminal-application'
import { textOrNull } from '@ma-cantine/lib/table-schema/invisible-characters'
import type { Knex } from 'knex'
import type { AdapterPayload } from 'oidc-provider'
import { now } from '../time/date-time.ts'

/** For how long a terminal is signed in: a season of work, after which a person signs in again. */
export const terminalAccessDays = 90

export const terminalName = 'ma-cantine (terminal)'

export const terminalClient: AdapterPayload = {
  client_id: terminalClientId,
  client_name: terminalName,
  redirect_uris: [],
  response_types: [],
  grant_types: [deviceGrantType],
  token_endpoint_auth_method: 'none',
}

const longestDeviceName = 60

/** The name that a machine gives itself, without what would hide or turn around the words beside it. */
export function deviceName(given: unknown): string | null {
  if (typeof given !== 'string') return null
  const visible = given
    .slice(0, 1000)
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
  const name = textOrNull(visible)
  return name && [...name].slice(0, longestDeviceName).join('').trim()
}

/** The row on which what terminals are given hangs; nobody owns it. */
export async function terminalApplicationId(transaction: Knex): Promise<number> {
  const find = (): Promise<{ id: number } | undefined> =>
    transaction('oauthApplications').where({ clientId: terminalClientId }).first('id')
  const known = await find()
  if (known) return known.id
  await transaction('oauthApplications')
    .insert({ clientId: terminalClientId, name: terminalName, redirectUris: '[]', creationDate: now() })
    .onConflict('clientId')
    .ignore()
  const made = await find()
  if (!made) throw new Error('The application of the terminal could not be stored')
  return made.id
}
