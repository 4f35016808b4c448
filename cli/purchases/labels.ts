import type { Client } from '@ma-cantine/lib/http/client'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { rememberedLabelOrders } from '@ma-cantine/lib/purchases/remembered-label-orders'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { type Command, Option } from 'commander'
import type { Context } from '../app/context.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { canteenId } from '../canteens/canteen-filter.ts'
import { defineExport } from '../lists/export-command.ts'
import type { ExportOptions } from '../lists/export-file.ts'
import { defineList } from '../lists/list-command.ts'
import type { ExportedRecords, ListedRecords } from '../lists/records.ts'
import { serverVerbs } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'
import { wordsOf } from '../words/words.ts'
import { changeLabels, memoryOption, type OneProduct } from './change-labels.ts'
import { defineCorrect } from './correct-labels.ts'
import { defineSharing } from './label-sharing.ts'
import { describeLabels } from './labels-output.ts'
import { sortOption } from './purchase-options.ts'

interface Filters {
  readonly search?: string
  readonly sort?: string
  readonly canteen?: string
}

const loadApi = () => import('@ma-cantine/lib/purchases/remembered-labels-api')

const queryOf = async (client: Client, { search, sort, canteen }: Filters, context: Context) => ({
  search,
  ordering: sort,
  ...(canteen === undefined ? {} : { canteen: String(await canteenId(client, canteen, context)) }),
})

const ownOptions = (words: Words): readonly Option[] => [
  sortOption(words.purchases.remembered.help.sort, rememberedLabelOrders, words),
  memoryOption(words),
]

const records: ListedRecords<RememberedLabels, Filters, Awaited<ReturnType<typeof queryOf>>> &
  ExportedRecords<ExportOptions & Filters> = {
  many: 'labels',
  words: words => words.purchases.remembered,
  unknownCode: 'not-found',
  filters: ({ purchases: { remembered: labels } }) => [
    new Option(`--search <${labels.help.searchArgument}>`, labels.help.search),
  ],
  listOptions: ownOptions,
  exportOptions: ownOptions,
  query: queryOf,
  mostInPage: pageSizes.rememberedLabels.most,
  read: async (client, query) => client.call((await loadApi()).listRememberedLabels, { query }),
  describe: describeLabels,
  exportedOf: (options, context) => ({
    name: 'labels',
    download: async (client, format) =>
      client.download((await loadApi()).rememberedLabelsFiles[format], {
        query: await queryOf(client, options, context),
      }),
    lines: place => [context.words.purchases.remembered.exported(place)],
  }),
}

export function defineLabels(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases.remembered
  const verb = serverVerbs(program, 'labels', help.command, words)
  defineList(verb, records, locale)
  defineExport(verb, records, locale)
  defineCorrect(verb, locale)
  defineSharing(verb, locale)
  for (const [name, act] of [
    ['forget', forget],
    ['recall', recall],
  ] as const) {
    verb(name, help[name])
      .argument(`<${help.productArgument}>`, help.product)
      .option(`--supplier <${help.supplierArgument}>`, help.supplier)
      .addOption(memoryOption(words))
      .action(runCommand(act, locale))
  }
}

const forget: Verb<OneProduct> = (context, [product = ''], options) =>
  changeLabels(context, options, {
    product,
    call: async (client, body) => client.call((await loadApi()).forgetLabels, { body }),
    none: { code: 'never-bought', ...context.words.purchases.remembered.neverBought(product) },
    done: context.words.purchases.remembered.forgot(product),
  })

const recall: Verb<OneProduct> = (context, [product = ''], options) =>
  changeLabels(context, options, {
    product,
    call: async (client, body) => client.call((await loadApi()).recallLabels, { body }),
    none: { code: 'not-forgotten', ...context.words.purchases.remembered.notForgotten(product) },
    done: context.words.purchases.remembered.recalled(product),
  })
