import type { Client } from '@ma-cantine/lib/http/client'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Context } from '../app/context.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import type { DownloadFormat } from '../lists/download.ts'
import { type ExportOptions, exportOptions, exportToFile } from '../lists/export-file.ts'
import type { ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { type PurchaseFilterOptions, purchaseFilterOptions, purchaseQuery } from './purchase-filters.ts'
import { purchaseSort } from './purchase-options.ts'
import { purchaseRefusal } from './purchase-refusal.ts'

interface PurchaseExportOptions extends ExportOptions, PurchaseFilterOptions {
  readonly sort?: string
  readonly reimportable?: true
}

export function definePurchasesExport(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases
  const command = purchaseFilterOptions(verb('export', help.export), words).option(
    `--sort <${help.sortArgument}>`,
    help.sort,
    purchaseSort(words),
  )
  exportOptions(command, words, help.exportOutput)
    .option('--reimportable', help.reimportable)
    .addHelpText('after', `\n${help.exportJson}`)
    .action(runCommand(exportPurchases, locale))
}

const exportPurchases: Verb<PurchaseExportOptions> = (context, _args, options) => {
  const { purchases } = context.words
  return exportToFile(context, options, {
    name: 'achats',
    refusalOf: purchaseRefusal,
    download: (client, format) => download(client, format, context, options),
    json: () => ({ reimportable: options.reimportable === true }),
    lines: (place, leftOut) => [purchases.exported(place), ...(leftOut > 0 ? [purchases.leftOut(leftOut)] : [])],
  })
}

async function download(
  client: Client,
  format: DownloadFormat,
  context: Context,
  options: PurchaseExportOptions,
): Promise<Response> {
  const [{ purchaseExports }, { purchaseFiles }] = await Promise.all([
    import('@ma-cantine/lib/purchases/purchases-api'),
    import('@ma-cantine/lib/purchases/purchase-file-api'),
  ])
  const query = { ...(await purchaseQuery(client, options, context)), ordering: options.sort }
  const endpoints = options.reimportable ? purchaseFiles : purchaseExports
  return client.download(endpoints[format], { query })
}
