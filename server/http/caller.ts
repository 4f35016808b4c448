import type { User } from '@ma-cantine/lib/accounts/user'
import type { Scope } from '@ma-cantine/lib/http/scope'
import type { Origin } from '../history/history.ts'

/** The user who makes a request, and the session, token or application that they use. */
export interface Caller {
  readonly user: User
  /** Access version of the account when the caller was authenticated. */
  readonly accessVersion: number
  readonly by: 'session' | 'token' | 'application'
  /** Id of the personal access token or of the application; null for a session. */
  readonly throughId: number | null
  /** Scopes of the token; null for a session, which has all the rights of its user. */
  readonly scopes: readonly Scope[] | null
  /** Ids of the only canteens that the token may act on; null without a limit. */
  readonly canteenIds: readonly number[] | null
}

/** The origin that the history records for the changes of this caller. */
export const originOf = ({ user, by, throughId }: Caller): Origin => ({ userId: user.id, through: by, throughId })
