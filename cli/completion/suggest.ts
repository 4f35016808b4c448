import { type Complete, type Command as Completed, RootCommand } from '@bomb.sh/tab'
import { fileKinds } from '@ma-cantine/lib/imports/file-kind'
import { locales } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { readConfiguration } from '../configuration/configuration.ts'
import { profileNames } from '../configuration/profiles.ts'
import { settingNames } from '../configuration/settings.ts'
import { collect } from './shell-script.ts'

/** The values of options and arguments that have a list of them, whatever the command. */
const values: Readonly<Record<string, () => readonly string[]>> = {
  '--profile': () => profileNames(readConfiguration(process.env) ?? {}),
  '--lang': () => locales,
  '--kind': () => fileKinds,
  '--schema': () => fileKinds,
  'schemas ': () => fileKinds,
  'template ': () => fileKinds,
  'completion ': () => ['bash', 'zsh', 'fish'],
  'config get ': () => settingNames.filter(name => !name.includes('NAME')),
  'config set ': () => settingNames.filter(name => !name.includes('NAME')),
  'config unset ': () => settingNames.filter(name => !name.includes('NAME')),
}

/**
 * What may follow on a command line, in the form that the scripts of shells read. All of it comes from the program.
 * @param words those typed after the name of the command, the last one being typed
 */
export function suggest(program: Command, words: readonly string[]): string {
  const root = new RootCommand()
  describe(program, root, '')
  for (const command of program.commands) addCommand(root, command, '', program)
  return collect(() => root.parse([...words]))
}

function addCommand(root: RootCommand, command: Command, parent: string, program: Command): void {
  const path = parent + command.name()
  const completed = root.command(path, command.description())
  describe(command, completed, `${path} `)
  // Options of the program may follow any command.
  addOptions(program, completed)
  for (const verb of command.commands) addCommand(root, verb, `${path} `, program)
}

function describe(command: Command, completed: Completed, path: string): void {
  addOptions(command, completed)
  for (const argument of command.registeredArguments) {
    completed.argument(argument.name(), handlerOf(values[path]), argument.variadic)
  }
}

function addOptions(command: Command, completed: Completed): void {
  for (const { long, short, description, required, optional, hidden } of command.options) {
    if (!long || hidden || completed.options.has(long.slice(2))) continue
    const alias = short?.slice(1)
    if (required || optional) completed.option(long.slice(2), description, handlerOf(values[long]), alias)
    else completed.option(long.slice(2), description, ...(alias === undefined ? [] : [alias]))
  }
}

/** Without a list, shells propose files. */
const handlerOf =
  (list: (() => readonly string[]) | undefined) =>
  (complete: Complete): void => {
    for (const value of list?.() ?? []) complete(value, '')
  }
