import type { Client } from '@ma-cantine/lib/http/client'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { type Command, Option } from 'commander'
import type { Context } from '../app/context.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { defineExport } from '../lists/export-command.ts'
import type { ExportOptions } from '../lists/export-file.ts'
import { defineList } from '../lists/list-command.ts'
import { type ExportedRecords, type ListedRecords, refusalOfRecords } from '../lists/records.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions, serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { describeLabels } from './labels-output.ts'

interface Filters {
  readonly search?: string
}

interface OneProduct extends ServerOptions {
  readonly supplier?: string
}

const loadApi = () => import('@ma-cantine/lib/purchases/remembered-labels-api')

const queryOf = async (_client: Client, { search }: Filters) => ({ search })

const records: ListedRecords<RememberedLabels, Filters, Awaited<ReturnType<typeof queryOf>>> &
  ExportedRecords<ExportOptions & Filters> = {
  many: 'labels',
  words: words => words.purchases.remembered,
  unknownCode: 'not-found',
  filters: ({ purchases: { remembered: labels } }) => [
    new Option(`--search <${labels.help.searchArgument}>`, labels.help.search),
  ],
  query: queryOf,
  mostInPage: pageSizes.rememberedLabels.most,
  read: async (client, query) => client.call((await loadApi()).listRememberedLabels, { query }),
  describe: describeLabels,
  exportedOf: ({ search }, { words }) => ({
    name: 'labels',
    download: async (client, format) =>
      client.download((await loadApi()).rememberedLabelsFiles[format], { query: { search } }),
    lines: place => [words.purchases.remembered.exported(place)],
  }),
}

export function defineLabels(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases.remembered
  const verb = serverVerbs(program, 'labels', help.command, words)
  defineList(verb, records, locale)
  defineExport(verb, records, locale)
  for (const [name, act] of [
    ['forget', forget],
    ['recall', recall],
  ] as const) {
    verb(name, help[name])
      .argument(`<${help.productArgument}>`, help.product)
      .option(`--supplier <${help.supplierArgument}>`, help.supplier)
      .action(runCommand(act, locale))
  }
}

const forget: Verb<OneProduct> = (context, [product = ''], options) =>
  change(context, options, {
    product,
    call: async (client, body) => client.call((await loadApi()).forgetLabels, { body }),
    none: { code: 'never-bought', ...context.words.purchases.remembered.neverBought(product) },
    done: context.words.purchases.remembered.forgot(product),
  })

const recall: Verb<OneProduct> = (context, [product = ''], options) =>
  change(context, options, {
    product,
    call: async (client, body) => client.call((await loadApi()).recallLabels, { body }),
    none: { code: 'not-forgotten', ...context.words.purchases.remembered.notForgotten(product) },
    done: context.words.purchases.remembered.recalled(product),
  })

interface Change {
  readonly product: string
  readonly call: (
    client: Client,
    body: { readonly description: string; readonly provider: string | null },
  ) => Promise<{ readonly canteenCount: number }>
  /** The problem when nothing changes. */
  readonly none: ConstructorParameters<typeof Failure>[1]
  readonly done: string
}

async function change(context: Context, options: OneProduct, { product, call, none, done }: Change) {
  const body = { description: product, provider: options.supplier ?? null }
  const { server, answer } = await callServer(context, options, refusalOfRecords(records), client => call(client, body))
  if (answer.canteenCount === 0) throw new Failure(exitCodes.refused, none)
  return { exitCode: exitCodes.fine, json: { ok: true, server, ...answer }, text: done }
}
