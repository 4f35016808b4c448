import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { Command, type Option } from 'commander'
import { defineCanteens } from '../commands/canteens.ts'
import { defineChoose } from '../commands/choose.ts'
import { defineDeclare } from '../commands/declare.ts'
import { defineDiagnostics } from '../commands/diagnostics.ts'

import { defineExplain } from '../commands/explain.ts'
import { defineFix } from '../commands/fix.ts'
import { defineImport } from '../commands/import.ts'
import { defineImports } from '../commands/imports.ts'
import { defineLogin } from '../commands/login.ts'
import { defineLogout } from '../commands/logout.ts'
import { defineMappings } from '../commands/mappings.ts'
import { definePurchases } from '../commands/purchases.ts'
import { defineSchemas } from '../commands/schemas.ts'
import { defineTemplate } from '../commands/template.ts'
import { defineValidate } from '../commands/validate.ts'
import { defineWaste } from '../commands/waste.ts'
import type { Words } from '../words/fr.ts'
import { wordsOf } from '../words/words.ts'
import { oneOf } from './options.ts'
import { packageVersion } from './version.ts'

/** The commands in the order of the help, by what one comes for. */
const groups = {
  files: [defineValidate, defineFix, defineImport, defineImports, defineMappings],
  data: [defineCanteens, definePurchases, defineDiagnostics, defineWaste, defineDeclare],
  help: [defineChoose, defineSchemas, defineTemplate, defineExplain],
  signIn: [defineLogin, defineLogout],
} as const

/** Builds the command line with all its commands, described in the user's language. */
export function buildProgram(locale: Locale): Command {
  const words = wordsOf(locale)
  const { help } = words
  const program = new Command('ma-cantine')
    .description(help.program)
    .usage(help.programUsage)
    .exitOverride()
    // The error is also thrown: start.ts prints it, in our words.
    .configureOutput({ outputError: () => {} })
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: title => help.headings[title] ?? title,
      subcommandTerm: command => [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
      optionDescription: option => optionText(option, help.byDefault),
    })
    .helpOption('-h, --help', help.help)
    .version(packageVersion, '-V, --version', help.version)
    .option('--json', help.json)
    .option('--lang <fr|en>', help.lang, oneOf(locales, words))
    .option('--no-color', help.noColor)
    .option('--no-input', help.noInput)
    .addHelpText('after', `\n${help.exitCodes}`)
  for (const [group, definitions] of Object.entries(groups)) {
    program.commandsGroup(help.groups[group as keyof typeof groups])
    for (const define of definitions) define(program, locale)
  }
  program.helpCommand(`help [${help.commandArgument}]`, help.helpCommand)
  for (const command of program.commands) describeUsage(command, words)
  return program
}

function describeUsage(command: Command, words: Words): void {
  const { help } = words
  const verbs = command.commands.length > 0 ? [`[${help.commandArgument}]`] : []
  command.usage([...verbs, ...command.registeredArguments.map(argumentTerm), help.usage].join(' '))
  for (const verb of command.commands) describeUsage(verb, words)
}

function argumentTerm(argument: { name(): string; required: boolean; variadic: boolean }): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}

function optionText({ description, defaultValue, negate }: Option, byDefault: (value: string) => string): string {
  return defaultValue === undefined || negate ? description : `${description} (${byDefault(String(defaultValue))})`
}
