import type { User } from '@ma-cantine/lib/accounts/user'
import type { Scope } from '@ma-cantine/lib/http/scope'
import type { TokenFault } from '../http/token-refusal.ts'

/** Whom a token stands for, and what it may do on their behalf. */
export interface TokenRights {
  readonly by: 'token' | 'application'
  /** The id of the personal access token or of the application. */
  readonly throughId: number
  /** Null when the account is closed. */
  readonly user: User | null
  readonly accessVersion: number
  readonly scopes: readonly Scope[]
  /** The only canteens it may act on; null when it may on all those of its user. */
  readonly canteenIds: readonly number[] | null
}

export type TokenVerdict = TokenRights | TokenFault

const minute = 60_000

/** Whether a use is worth writing down: once a minute is enough. */
export const isOld = (lastUseDate: string | null): boolean =>
  !lastUseDate || Date.now() - Date.parse(lastUseDate) > minute
