import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type Command, InvalidArgumentError } from 'commander'
import type { Context } from '../app/context.ts'
import { runCommand } from '../app/run-command.ts'
import type { Result } from '../output/result.ts'
import type { Words } from '../words/fr.ts'
import { wordsOf } from '../words/words.ts'
import { isProductName } from './product-name.ts'

export function defineCertify(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.certification
  const certify = program.command('certify').description(help.certify).helpCommand(false)
  certify
    .command('list', { isDefault: true })
    .description(help.list)
    .action(runCommand(async context => (await load()).listCases(context), locale))
  certify
    .command('show')
    .description(help.show)
    .argument(`<${help.caseArgument}>`, help.case)
    .action(runCommand(async (context, [name = '']) => (await load()).showCase(name, context), locale))
  certify
    .command('run')
    .description(help.run)
    .argument(`<${help.folderArgument}>`, help.folder)
    .option(`--product <${help.productArgument}>`, help.product, productName(words))
    .option(`-o, --output <${words.help.outputArgument}>`, help.output)
    .option('--force', words.help.force)
    .addHelpText('after', `\n${help.keyPlace}`)
    .action(runCommand(run, locale))
  certify
    .command('verify')
    .description(help.verify)
    .argument(`<${help.certificateArgument}>`, help.certificate)
    .option(`--files <${help.folderArgument}>`, help.files)
    .option(`--key <${help.keyArgument}>`, help.key)
    .action(runCommand(verify, locale))
}

export interface RunOptions {
  readonly product?: string
  readonly output?: string
  readonly force?: true
}

export interface VerifyOptions {
  readonly files?: string
  readonly key?: string
}

/** The suite and the engine are loaded for these commands alone. */
const load = () => import('./cases.ts')

const run = async (context: Context, [folder = '']: readonly string[], options: RunOptions): Promise<Result> =>
  (await import('./run-suite.ts')).runSuite(folder, options, context)

const verify = async (context: Context, [file = '']: readonly string[], options: VerifyOptions): Promise<Result> =>
  (await import('./verify-certificate.ts')).verifyCertificate(file, options, context)

const productName =
  (words: Words) =>
  (text: string): string => {
    if (!isProductName(text)) throw new InvalidArgumentError(words.certification.product)
    return text
  }
