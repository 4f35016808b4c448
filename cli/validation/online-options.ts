import { type SimilarChoice, similarChoices } from '@ma-cantine/lib/imports/similar-choices'
import type { Command } from 'commander'
import { oneOf } from '../app/options.ts'
import { type ServerOptions, serverOptions } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'

/** The options of a comparison with the stored data. */
export interface OnlineOptions extends ServerOptions {
  readonly online?: true
  readonly similar: SimilarChoice
}

export const onlineOptions = (command: Command, words: Words): Command =>
  serverOptions(command.option('--online', words.validation.help.online), words).option(
    `--similar <${words.help.similarArgument}>`,
    words.help.similar,
    oneOf(similarChoices, words),
    'refuse',
  )
