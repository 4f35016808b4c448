import type { User } from '@ma-cantine/lib/accounts/user'
import type { Scope } from '@ma-cantine/lib/http/scope'
import type { Origin } from '../history/history.ts'

/** Who makes a request, and what they act through. */
export interface Caller {
  readonly user: User
  /** Of the account, when the caller was recognised. */
  readonly accessVersion: number
  readonly by: 'session' | 'token' | 'application'
  /** Of the personal access token or of the application; null for a session. */
  readonly throughId: number | null
  /** What the token allows; null for a session, which may do all that its user may. */
  readonly scopes: readonly Scope[] | null
  /** The only canteens that the token may act on; null when it may on all those of its user. */
  readonly canteenIds: readonly number[] | null
}

/** What the history says of a change that this caller makes. */
export const originOf = ({ user, by, throughId }: Caller): Origin => ({ userId: user.id, through: by, throughId })
