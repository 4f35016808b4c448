import type { Configuration } from './configuration.ts'
import { isProfileName } from './profiles.ts'

type Property = 'server' | 'lang' | 'profile'

/** A setting by its name: `server`, or `profiles.lyon.server`. */
export interface SettingKey {
  readonly profile: string | null
  readonly property: Property
}

export const settingNames = ['server', 'lang', 'profile', 'profiles.NAME.server', 'profiles.NAME.lang'] as const

export function readKey(text: string): SettingKey | null {
  const [, name, property] = /^profiles\.([^.]+)\.(server|lang)$/.exec(text) ?? []
  if (name !== undefined) return isProfileName(name) ? { profile: name, property: property as Property } : null
  return ['server', 'lang', 'profile'].includes(text) ? { profile: null, property: text as Property } : null
}

export function settingOf(configuration: Configuration, { profile, property }: SettingKey): string | undefined {
  if (profile === null) return configuration[property]
  const { profiles = {} } = configuration
  return Object.hasOwn(profiles, profile) ? profiles[profile]?.[property as 'server' | 'lang'] : undefined
}

/** The settings with another value of one of them; without it when it is undefined. An empty profile goes. */
export function withSetting(configuration: Configuration, key: SettingKey, value: string | undefined): Configuration {
  const changed = <Owner extends object>(owner: Owner): Owner => {
    const { [key.property]: _, ...others } = owner as Record<string, unknown>
    return (value === undefined ? others : { ...others, [key.property]: value }) as Owner
  }
  if (key.profile === null) return changed(configuration)
  const { profiles = {}, ...rest } = configuration
  const entries = new Map(Object.entries(profiles))
  const profile = changed(entries.get(key.profile) ?? {})
  if (Object.keys(profile).length > 0) entries.set(key.profile, profile)
  else entries.delete(key.profile)
  return entries.size > 0 ? { ...rest, profiles: Object.fromEntries(entries) } : rest
}

/** All that is set, by name. */
export function settingsOf({ profiles = {}, ...own }: Configuration): Record<string, string> {
  const ofProfiles = Object.entries(profiles).flatMap(([name, profile]) =>
    Object.entries(profile).map(([property, value]) => [`profiles.${name}.${property}`, value] as const),
  )
  return Object.fromEntries([...Object.entries(own), ...ofProfiles].sort(([a], [b]) => (a < b ? -1 : 1)))
}
