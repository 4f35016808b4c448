import type { Client } from '@ma-cantine/lib/http/client'
import type { Command, Option } from 'commander'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Sentences } from '../problems/problem.ts'
import type { RefusalOf } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'
import type { Exported, ExportOptions } from './export-file.ts'
import type { Page, Paging } from './first-results.ts'

/** Records of the server that a command can choose among. */
export interface ChosenRecords<RecordWords extends SharedWords = SharedWords> {
  readonly words: (words: Words) => RecordWords
  /** The code of the problem when a record does not exist for the caller. */
  readonly unknownCode: string
  /** The options that choose: all of them must match. */
  readonly filters: (words: Words) => readonly Option[]
}

/** Records of the server that a command lists. */
export interface ListedRecords<Item, Filters extends object, Query extends object>
  extends ChosenRecords<ListWords<Filters>> {
  /** Their name in the JSON of the command. */
  readonly many: string
  /** Options of the list alone. */
  readonly listOptions?: (words: Words) => readonly Option[]
  /** The largest page that the server gives. */
  readonly mostInPage: number
  /** The filters as the API takes them. */
  readonly query: (client: Client, filters: Filters, context: Context) => Promise<Query>
  readonly read: (client: Client, query: Query & Paging) => Promise<Page<Item>>
  readonly describe: (item: Item, context: Context) => FileOutput | Promise<FileOutput>
}

/** Records of the server of which a command shows one. */
export interface ShownRecords<Item> extends ChosenRecords<ShowWords> {
  /** Its name in the JSON of the command. */
  readonly one: string
  /** Whether a text may be the number of a record. */
  readonly isNumber: (text: string) => boolean
  readonly find: (client: Client, number: string) => Promise<Item | null>
  readonly describeDetail: (item: Item, context: Context) => FileOutput
  /** Further properties of the JSON object. */
  readonly detailJson?: (item: Item) => object
}

/** Records of the server that a command exports. */
export interface ExportedRecords<Options extends ExportOptions> extends ChosenRecords<ExportWords> {
  /** Options of the export alone. */
  readonly exportOptions?: (words: Words) => readonly Option[]
  readonly exportedOf: (options: Options, context: Context) => Exported
}

/** Whether a text may be an id. */
export const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

export interface SharedWords {
  readonly notFound: (detail: string) => Sentences
}

export interface ListWords<Filters> extends SharedWords {
  readonly none: string
  readonly noneFound?: (filters: Filters) => string
  readonly hidden: (count: number) => string
  readonly listMore: string
  readonly help: {
    /** What the command with all its verbs does. */
    readonly command: string
    readonly list: string
    readonly limit: string
    /** Without it, the list has no `--all`. */
    readonly all?: string
    readonly listJson?: string
  }
}

export interface ShowWords extends SharedWords {
  readonly badNumber: (text: string) => Sentences
  readonly unknown: (number: string) => Sentences
  readonly help: {
    readonly show: string
    readonly number: string
    readonly numberArgument: string
    readonly showJson?: string
  }
}

export interface ExportWords extends SharedWords {
  readonly help: { readonly export: string; readonly exportOutput: string; readonly exportJson?: string }
}

/** Adds the options that choose among the records. */
export const addFilters = (command: Command, { filters }: Pick<ChosenRecords, 'filters'>, words: Words): Command =>
  filters(words).reduce((each, option) => each.addOption(option), command)

/** Whether one of these options is given; a blank text chooses nothing. */
export const hasFilter = ({ filters }: Pick<ChosenRecords, 'filters'>, options: object, words: Words): boolean =>
  filters(words).some(option => {
    const value = (options as Readonly<Record<string, unknown>>)[option.attributeName()]
    return value !== undefined && !(typeof value === 'string' && value.trim() === '')
  })

/** What a refusal of the server means for the commands on the records. */
export const refusalOfRecords =
  ({ unknownCode, words }: Pick<ChosenRecords, 'unknownCode' | 'words'>): RefusalOf =>
  ({ status, detail }, context) =>
    status === 404
      ? new Failure(exitCodes.usage, { code: unknownCode, ...words(context.words).notFound(detail) })
      : null
