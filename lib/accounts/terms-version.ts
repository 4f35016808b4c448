/** The versions of the terms of use, each named by the day when it took effect, the oldest first. */
export const termsVersions = ['2026-11-23'] as const

export type TermsVersion = (typeof termsVersions)[number]

/** The version that people accept now. */
export const currentTermsVersion = termsVersions.at(-1) as TermsVersion

/** The versions that took effect after the one that somebody accepted; all of them for who accepted none. */
export const termsVersionsAfter = (accepted: string | null): readonly TermsVersion[] =>
  termsVersions.filter(version => version > (accepted ?? ''))
