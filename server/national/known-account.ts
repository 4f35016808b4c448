import { randomBytes } from 'node:crypto'
import { scopes } from '@ma-cantine/lib/http/scope'
import { createAccessToken } from '../accounts/access-tokens.ts'
import { insertUser } from '../accounts/users.ts'
import type { Database } from '../database/connection.ts'
import { addMembers } from '../teams/add-members.ts'
import { range } from './batches.ts'
import type { Country } from './country.ts'

/** The one account of the country that people sign in with. It is written last: without it, the country is unfinished. */
export const knownAccount = {
  username: 'pays',
  email: 'pays@ma-cantine.example',
  emailConfirmed: true,
  firstName: 'Camille',
  lastName: 'Valclair',
}

const managedCanteens = 30
const tokenDays = 365

export interface KnownAccount {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly token: string
  /** The ids of the canteens that it manages. */
  readonly canteens: readonly number[]
}

/** @param given its password; a random one without. */
export const writeKnownAccount = (
  database: Database,
  { first, canteens: count }: Country,
  given: string | null,
): Promise<KnownAccount> =>
  database.transaction(async transaction => {
    const password = given ?? randomBytes(9).toString('base64url')
    const userId = await insertUser(transaction, { ...knownAccount, password })
    const canteens = range(0, Math.min(managedCanteens, count), number => first.canteens + number)
    await addMembers(
      transaction,
      canteens.map(canteenId => ({ canteenId, userId })),
    )
    const { token } = await createAccessToken(transaction, userId, {
      name: 'Démonstration',
      scopes: [...scopes],
      validityDays: tokenDays,
    })
    const { username, email } = knownAccount
    return { username, email, password, token, canteens }
  })
