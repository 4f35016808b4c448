import type { Configuration, Profile } from './configuration.ts'

export const localServer = 'http://127.0.0.1:8000'

/** The profiles that need no setting; a demonstration has no lasting address. One's own of the same name goes before. */
export const builtInProfiles: Readonly<Record<string, Profile>> = {
  prod: { server: 'https://ma-cantine.agriculture.gouv.fr' },
  local: { server: localServer },
}

/** A name that a shell takes as it is. */
export const isProfileName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,39}$/i.test(name)

export function findProfile(name: string, { profiles = {} }: Configuration): Profile | null {
  const own = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  const builtIn = Object.hasOwn(builtInProfiles, name) ? builtInProfiles[name] : undefined
  return own || builtIn ? { ...builtIn, ...own } : null
}

export const profileNames = ({ profiles = {} }: Configuration): string[] => [
  ...new Set([...Object.keys(builtInProfiles), ...Object.keys(profiles)]),
]

/** Who named the profile: the option, the variable, or the file of settings. */
export type ProfileSource = 'option' | 'variable' | 'configuration'

export interface NamedProfile {
  readonly name: string
  readonly from: ProfileSource
}

export function namedProfile(
  option: string | undefined,
  env: NodeJS.ProcessEnv,
  { profile }: Configuration,
): NamedProfile | null {
  if (option) return { name: option, from: 'option' }
  if (env.MA_CANTINE_PROFILE) return { name: env.MA_CANTINE_PROFILE, from: 'variable' }
  return profile ? { name: profile, from: 'configuration' } : null
}
