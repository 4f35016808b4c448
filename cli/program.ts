import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { Command, type Option } from 'commander'
import { defineConfig } from './accounts/config.ts'
import { defineLogin } from './accounts/login.ts'
import { defineLogout } from './accounts/logout.ts'
import { defineTokens } from './accounts/tokens.ts'
import { defineWhoami } from './accounts/whoami.ts'
import { defineApi } from './api/api.ts'
import { oneOf } from './app/options.ts'
import { defineRefs } from './canteen-lists/refs.ts'
import { defineCanteens } from './canteens/canteens.ts'
import { defineCertify } from './certification/certify.ts'
import { defineChoose } from './chooser/choose.ts'
import { defineCompletion } from './completion/completion.ts'
import { defineConvert } from './conversion/convert.ts'
import { defineServe } from './demonstration/serve.ts'
import { defineDiagnostics } from './diagnostics/diagnostics.ts'
import { defineDoctor } from './doctor/doctor.ts'
import { defineExplain } from './explanations/explain.ts'
import { defineImport } from './imports/import.ts'
import { defineImports } from './imports/imports.ts'
import { defineInspection } from './inspection/inspection.ts'
import { examplesOf } from './manual/examples.ts'
import { defineMan } from './manual/man.ts'
import { defineMappings } from './mapping/mappings.ts'
import { defineLabels } from './purchases/labels.ts'
import { definePurchases } from './purchases/purchases.ts'
import { defineRequests } from './recap-requests/requests.ts'
import { defineSectors } from './references/sectors.ts'
import { defineTerritories } from './references/territories.ts'
import { defineFix } from './repair/fix.ts'
import { defineSchemas } from './schemas/schemas.ts'
import { defineTemplate } from './schemas/template.ts'
import { defineDeclare } from './teledeclaration/declare.ts'
import { defineKitchenReport } from './teledeclaration/kitchen-report.ts'
import { defineValidate } from './validation/validate.ts'
import { packageVersion } from './version.ts'
import { defineWaste } from './waste/waste.ts'
import { defineWatch } from './watch/watch.ts'
import type { Words } from './words/fr.ts'
import { wordsOf } from './words/words.ts'

/** The commands in the order of the help, by what one comes for. */
const groups = {
  files: [defineValidate, defineFix, defineConvert, defineImport, defineImports, defineWatch, defineMappings],
  data: [
    defineCanteens,
    defineRefs,
    definePurchases,
    defineLabels,
    defineDiagnostics,
    defineWaste,
    defineDeclare,
    defineInspection,
    defineKitchenReport,
    defineRequests,
    defineApi,
  ],
  help: [
    defineChoose,
    defineSchemas,
    defineTemplate,
    defineExplain,
    defineCertify,
    defineServe,
    defineSectors,
    defineTerritories,
  ],
  signIn: [
    defineLogin,
    defineLogout,
    defineWhoami,
    defineTokens,
    defineConfig,
    defineDoctor,
    defineCompletion,
    defineMan,
  ],
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
      commandDescription: command => withExamples(command, help.examples),
      optionDescription: option => optionText(option, help.byDefault),
    })
    .helpOption('-h, --help', help.help)
    .version(packageVersion, '-V, --version', help.version)
    .option('--json', help.json)
    .option('--lang <fr|en>', help.lang, oneOf(locales, words))
    .option(`--profile <${help.profileArgument}>`, help.profile)
    .option('--no-color', help.noColor)
    .option('--no-input', help.noInput)
    .option('--verbose', help.verbose)
    .option('--screen-reader', words.home.screenReader)
    .addHelpText('after', `\n${words.home.afterHelp}\n\n${help.exitCodes}`)
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

/** What a command is for, then what to type: the options come after. */
function withExamples(command: Command, title: string): string {
  const lines = examplesOf(command).map(line => `  ${line}`)
  return lines.length === 0 ? command.description() : [command.description(), '', title, ...lines].join('\n')
}

function argumentTerm(argument: { name(): string; required: boolean; variadic: boolean }): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}

function optionText({ description, defaultValue, negate }: Option, byDefault: (value: string) => string): string {
  return defaultValue === undefined || negate ? description : `${description} (${byDefault(String(defaultValue))})`
}
