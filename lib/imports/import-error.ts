/** The errors of a file that depend on stored data or on the caller. */
export type ImportErrorCode =
  | 'unknown-canteen'
  | 'canteen-exists'
  | 'siret-taken'
  | 'central-kitchen'
  | 'unknown-group'
  | 'group-declared'
  | 'not-manager'
  | 'outside-token'
  | 'not-requested-canteen'
  | 'before-requested-period'
  | 'after-requested-period'
  | 'staff-columns'
  | 'staff-file'
  | 'duplicate-file'
  | 'disagrees-with-stored'
  | 'declared-diagnostic'
  | 'campaign-closed'
  | 'declaration-refused'
  | 'data-moved'
  | 'missing-file'
  | 'other-kind'
  | 'file-format'
  | 'unreadable-upload'
  | 'similar-purchases'
  | 'plan-of-another-file'
  | 'plan-expired'
  | 'plan-applied'
  | 'plan-outdated'
  | 'unconfirmed-sender'
  | 'too-many-emails'

const unauthorised: ReadonlySet<string> = new Set<ImportErrorCode>([
  'not-manager',
  'outside-token',
  'staff-columns',
  'staff-file',
])

const conflicts: ReadonlySet<string> = new Set<ImportErrorCode>([
  'data-moved',
  'similar-purchases',
  'plan-applied',
  'plan-outdated',
])

/** The `status` of an error in an import answer; the HTTP status stays 200. */
export function importErrorStatus(code: string): 400 | 401 | 404 | 409 {
  if (code === 'unknown-canteen') return 404
  if (unauthorised.has(code)) return 401
  if (conflicts.has(code)) return 409
  return 400
}
