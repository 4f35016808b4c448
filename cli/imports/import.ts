import { type SimilarChoice, similarChoices } from '@ma-cantine/lib/imports/similar-choices'
import type { WarningCode } from '@ma-cantine/lib/imports/warning-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type SingleByteEncoding, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { idempotencyKey, oneOf, seconds, warnings } from '../app/options.ts'
import { runCommand } from '../app/run-command.ts'
import { type FailOn, failOns } from '../checks/fail-on.ts'
import { defaultTimeout } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { onErrors, type RejectsOptions } from './on-error.ts'

export interface ImportOptions extends RejectsOptions {
  readonly server?: string
  readonly token?: string
  readonly timeout: number
  readonly failOn: FailOn
  readonly ignore?: readonly WarningCode[]
  readonly strict?: true
  readonly encoding?: SingleByteEncoding
  readonly dryRun?: true
  readonly sheet?: string
  readonly mapping?: string
  readonly similar: SimilarChoice
  readonly idempotencyKey?: string
}

export function defineImport(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.sending
  program
    .command('import')
    .description(help.import)
    .argument(`<${words.help.filesArgument}...>`, help.files)
    .option('--dry-run', help.dryRun)
    .option(`--sheet <${words.help.sheetArgument}>`, words.help.sheet)
    .option(`--mapping <${words.mappings.help.nameArgument}>`, words.mappings.help.option)
    .option(`--similar <${words.help.similarArgument}>`, words.help.similar, oneOf(similarChoices, words), 'refuse')
    .option(`--server <${words.help.serverArgument}>`, words.help.server)
    .option(`--token <${words.help.tokenArgument}>`, words.help.token)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), defaultTimeout)
    .option(`--idempotency-key <${words.help.idempotencyKeyArgument}>`, help.idempotencyKey, idempotencyKey(words))
    .option(`--on-error <${words.help.similarArgument}>`, help.onError, oneOf(onErrors, words), 'refuse')
    .option(`--rejects <${words.help.outputArgument}>`, help.rejects)
    .option('--force', help.force)
    .option(`--fail-on <${words.help.failOnArgument}>`, help.failOn, oneOf(sendingFailOns, words), 'error')
    .option(`--ignore <${words.help.ignoreArgument}>`, words.help.ignore, warnings(words))
    .option('--strict', words.help.strict)
    .option(`--encoding <${words.help.encodingArgument}>`, words.help.encoding, oneOf(singleByteEncodings, words))
    .addHelpText('after', `\n${help.json}`)
    .action(
      runCommand(
        loadedVerb(async () => (await import('./import-files.ts')).importFiles),
        locale,
      ),
    )
}

/** `never` is left out: a file with errors is not sent. */
const sendingFailOns = failOns.filter(failOn => failOn !== 'never')
