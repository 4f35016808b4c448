import { updateUser } from '@ma-cantine/lib/accounts/profile-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { client } from '../app/client.ts'
import { refreshSession } from '../app/session.ts'

/** Turns the developer mode of an account on or off; the header and the pages follow. */
export async function setDeveloperMode({ id }: Pick<User, 'id'>, isDev: boolean): Promise<void> {
  await client.call(updateUser, { params: { userId: id }, body: { isDev } })
  await refreshSession()
}
