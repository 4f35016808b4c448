import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { FieldErrors } from '../http/refusal.ts'

const taken = {
  username: 'Cet identifiant est déjà pris : choisissez-en un autre.',
  email:
    'Un compte utilise déjà cette adresse e-mail. S’il est à vous, connectez-vous, ou demandez un nouveau mot de passe.',
}

export type FieldMessages = Record<string, string[]>

/** What another account has already, in any case: one signs in with either of the two. */
export async function takenFields(
  database: Knex,
  { id, username, email }: { readonly id?: number; readonly username?: string; readonly email?: string },
): Promise<FieldMessages> {
  const heldBy = async (name: string) => {
    const key = accountKey(name)
    const row: { id: number } | undefined = await database('users')
      .where(either => either.where('usernameKey', key).orWhere('emailKey', key))
      .whereNot('id', id ?? 0)
      .first('id')
    return row !== undefined
  }
  return {
    ...(username !== undefined && (await heldBy(username)) ? { username: [taken.username] } : {}),
    ...(email !== undefined && (await heldBy(email)) ? { email: [taken.email] } : {}),
  }
}

/** From here to the end of the transaction, nobody else takes a user name or an e-mail. */
export const reserveNames = (transaction: Knex.Transaction): Promise<void> =>
  sqlOf(transaction).lock(transaction, 'account-names')

/** @throws FieldErrors when there are any. */
export function refuse(messages: FieldMessages): void {
  if (Object.keys(messages).length > 0) throw new FieldErrors(messages)
}
