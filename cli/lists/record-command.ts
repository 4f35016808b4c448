import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { type ServerVerb, serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { defineExport } from './export-command.ts'
import type { ExportOptions } from './export-file.ts'
import { defineList } from './list-command.ts'
import type { ExportedRecords, ListedRecords, ShownRecords } from './records.ts'
import { defineShow } from './show-command.ts'

/** All that a command on records of the server says and does. */
type RecordCommand<Item, Filters extends object, Query extends object, Options extends ExportOptions> = ListedRecords<
  Item,
  Filters,
  Query
> &
  ShownRecords<Item> &
  ExportedRecords<Options> & {
    readonly name: string
    /** Defines the verbs that only these records have. */
    readonly defineOthers?: (verb: ServerVerb, locale: Locale) => void
  }

/** Makes the definition of a command with the verbs `list`, `show` and `export`, and others of its own. */
export const recordCommand =
  <Item, Filters extends object, Query extends object, Options extends ExportOptions>(
    records: RecordCommand<Item, Filters, Query, Options>,
  ) =>
  (program: Command, locale: Locale): void => {
    const words = wordsOf(locale)
    const verb = serverVerbs(program, records.name, records.words(words).help.command, words)
    defineList(verb, records, locale)
    defineShow(verb, records, locale)
    defineExport(verb, records, locale)
    records.defineOthers?.(verb, locale)
  }
