import type { Locale } from '@ma-cantine/lib/messages/locale'
import { readConfiguration } from '../configuration/configuration.ts'
import { findProfile, namedProfile } from '../configuration/profiles.ts'

/**
 * The language of the messages: the option, else the variable, the profile, the settings, the language of the system,
 * French. Read before the options, whose errors need it.
 */
export function chooseLocale(argv: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const language =
    optionValue('--lang', argv) ??
    env.MA_CANTINE_LANG ??
    configuredLanguage(argv, env) ??
    (env.LC_ALL || env.LANG || '')
  return language.toLowerCase().startsWith('en') ? 'en' : 'fr'
}

function optionValue(option: string, argv: readonly string[]): string | undefined {
  const separate = argv.indexOf(option)
  return separate === -1 ? argv.find(arg => arg.startsWith(`${option}=`))?.slice(option.length + 1) : argv[separate + 1]
}

function configuredLanguage(argv: readonly string[], env: NodeJS.ProcessEnv): Locale | undefined {
  const configuration = readConfiguration(env) ?? {}
  const named = namedProfile(optionValue('--profile', argv), env, configuration)
  return (named && findProfile(named.name, configuration)?.lang) || configuration.lang
}
