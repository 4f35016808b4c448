export const onErrors = ['refuse', 'skip-rows'] as const
/** What to do of a file with wrong rows: refuse it, or send the others. */
type OnError = (typeof onErrors)[number]

export interface RejectsOptions {
  readonly onError: OnError
  /** Where the wrong rows go. */
  readonly rejects?: string
  /** Replaces a file that is already there. */
  readonly force?: true
}
