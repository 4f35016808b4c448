import type { Context } from '../app/context.ts'
import { type Configuration, configurationPath, readConfiguration } from '../configuration/configuration.ts'
import { findProfile, isProfileName, localServer, namedProfile, profileNames } from '../configuration/profiles.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { ServerSource } from '../problems/server-source.ts'
import type { Words } from '../words/fr.ts'
import { readCredentials } from './credentials.ts'
import { serverAddress } from './server-address.ts'

export interface ChosenServer {
  readonly server: string
  /** Null when no profile gave it. */
  readonly profile: string | null
  readonly from: ServerSource
}

/**
 * The address of the server, and what gave it: an option goes before a variable, a variable before the settings, then comes
 * the server last signed in to. Of each, the address goes before the profile.
 */
export async function locateServer(option: string | undefined, { words, profile }: Context): Promise<ChosenServer> {
  if (option) return { server: serverAddress(option, words), profile: null, from: 'option' }
  const configuration = requireConfiguration(words)
  const named = namedProfile(profile, process.env, configuration)
  if (named?.from === 'option') return ofProfile(named.name, 'profile-option')
  const { MA_CANTINE_SERVER: variable } = process.env
  if (variable) return { server: serverAddress(variable, words), profile: null, from: 'variable' }
  if (named) return ofProfile(named.name, named.from === 'variable' ? 'profile-variable' : 'profile-configuration')
  if (configuration.server) {
    return { server: serverAddress(configuration.server, words), profile: null, from: 'configuration' }
  }
  const { current } = await readCredentials(process.env, words)
  return current
    ? { server: current, profile: null, from: 'login' }
    : { server: localServer, profile: null, from: 'default' }

  function ofProfile(name: string, from: ServerSource): ChosenServer {
    const address = requireProfile(name, configuration, words).server ?? configuration.server ?? localServer
    return { server: serverAddress(address, words), profile: name, from }
  }
}

export const chooseServer = async (option: string | undefined, context: Context): Promise<string> =>
  (await locateServer(option, context)).server

export function requireConfiguration(words: Words): Configuration {
  const configuration = readConfiguration(process.env)
  if (configuration) return configuration
  const path = configurationPath(process.env)
  throw new Failure(exitCodes.usage, {
    code: 'configuration-unreadable',
    ...words.configuration.unreadable(path),
  })
}

function requireProfile(name: string, configuration: Configuration, words: Words) {
  const profile = isProfileName(name) ? findProfile(name, configuration) : null
  if (profile) return profile
  const sentences = words.configuration.unknownProfile(name, profileNames(configuration))
  throw new Failure(exitCodes.usage, { code: 'unknown-profile', ...sentences })
}
