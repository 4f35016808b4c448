import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { configurationPath, isLocale } from '../configuration/configuration.ts'
import { findProfile, profileNames } from '../configuration/profiles.ts'
import {
  readKey,
  type SettingKey,
  settingNames,
  settingOf,
  settingsOf,
  withSetting,
} from '../configuration/settings.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { locateServer, requireConfiguration } from '../transport/choose-server.ts'
import { writePrivateFile } from '../transport/credentials.ts'
import { serverAddress } from '../transport/server-address.ts'
import type { Words } from '../words/fr.ts'
import { wordsOf } from '../words/words.ts'

export function defineConfig(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.configuration
  const command = program.command('config').description(help.config).helpCommand(false)
  command.addHelpText('after', `\n${help.precedence}`)
  const key = `<${help.keyArgument}>`
  command.command('list', { isDefault: true }).description(help.list).action(runCommand(list, locale))
  command.command('get').description(help.get).argument(key, help.key).action(runCommand(get, locale))
  command
    .command('set')
    .description(help.set)
    .argument(key, help.key)
    .argument(`<${help.valueArgument}>`, help.value)
    .action(runCommand(set, locale))
  command.command('unset').description(help.unset).argument(key, help.key).action(runCommand(unset, locale))
  command.command('path').description(help.path).action(runCommand(path, locale))
}

const list: Verb<object> = async context => {
  const { words } = context
  const configuration = requireConfiguration(words)
  const settings = settingsOf(configuration)
  const chosen = await locateServer(undefined, context)
  const profiles = Object.fromEntries(
    profileNames(configuration).map(name => [name, findProfile(name, configuration)?.server ?? null]),
  )
  const { from, profile, server } = chosen
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, path: configurationPath(process.env), settings, profiles, server, profile, serverFrom: from },
    text: [
      ...(Object.keys(settings).length === 0 ? [words.configuration.nothingSet] : []),
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
      words.configuration.profiles,
      ...Object.entries(profiles).map(([name, address]) => `  ${name} : ${address ?? '-'}`),
      words.configuration.calls(server, words.configuration.sources[from](profile ?? '')),
    ].join('\n'),
  }
}

const get: Verb<object> = async ({ words }, [name = '']) => {
  const value = settingOf(requireConfiguration(words), requireKey(name, words))
  return { exitCode: exitCodes.fine, json: { ok: true, key: name, value: value ?? null }, text: value ?? '' }
}

const set: Verb<object> = async (context, [name = '', text = '']) => {
  const { words } = context
  const key = requireKey(name, words)
  return store(context, name, key, readValue(key, text, words))
}

const unset: Verb<object> = async (context, [name = '']) =>
  store(context, name, requireKey(name, context.words), undefined)

const path: Verb<object> = async () => {
  const file = configurationPath(process.env)
  return { exitCode: exitCodes.fine, json: { ok: true, path: file }, text: file }
}

async function store({ words }: Context, name: string, key: SettingKey, value: string | undefined): Promise<Result> {
  const file = configurationPath(process.env)
  await writePrivateFile(file, withSetting(requireConfiguration(words), key, value), words)
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, key: name, value: value ?? null },
    text: value === undefined ? words.configuration.unsetDone(name) : words.configuration.setDone(name, value),
  }
}

function requireKey(name: string, words: Words): SettingKey {
  const key = readKey(name)
  if (key) return key
  throw new Failure(exitCodes.usage, { code: 'unknown-setting', ...words.configuration.unknownKey(name, settingNames) })
}

/** The value in its one spelling. @throws Failure when the setting cannot have it. */
function readValue({ property }: SettingKey, text: string, words: Words): string {
  if (property === 'server') return serverAddress(text, words)
  const isKnown = property === 'lang' ? isLocale(text) : findProfile(text, requireConfiguration(words)) !== null
  if (isKnown) return text
  const known = property === 'lang' ? ['fr', 'en'] : profileNames(requireConfiguration(words))
  throw new Failure(exitCodes.usage, { code: 'bad-setting', ...words.configuration.badValue(property, text, known) })
}
