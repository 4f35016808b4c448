import type { User } from '@ma-cantine/lib/accounts/user'
import type { Scope } from '@ma-cantine/lib/http/scope'
import type { TokenFault } from '../http/token-refusal.ts'

/** The user of a token, and the rights that it gives. */
export interface TokenRights {
  readonly by: 'token' | 'application'
  /** Id of the personal access token or of the application. */
  readonly throughId: number
  /** Null when the account is closed. */
  readonly user: User | null
  readonly accessVersion: number
  readonly scopes: readonly Scope[]
  /** Ids of the only canteens that it may act on; null without a limit. */
  readonly canteenIds: readonly number[] | null
}

export type TokenVerdict = TokenRights | TokenFault

const minute = 60_000

/** Whether the date of last use should be updated, which happens once a minute at most. */
export const isLastUseStale = (lastUseDate: string | null): boolean =>
  !lastUseDate || Date.now() - Date.parse(lastUseDate) > minute
