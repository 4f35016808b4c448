import type { Locale } from '@ma-cantine/lib/messages/locale'
import { Option } from 'commander'
import type { Context } from '../app/context.ts'
import { defineExport } from '../lists/export-command.ts'
import type { Exported, ExportOptions } from '../lists/export-file.ts'
import type { ServerVerb } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'
import { type PurchaseFilterOptions, purchaseQuery, purchaseRecords } from './purchase-filters.ts'
import { purchaseSortOption } from './purchase-options.ts'

interface PurchaseExportOptions extends ExportOptions, PurchaseFilterOptions {
  readonly sort?: string
  readonly reimportable?: true
}

export function definePurchasesExport(verb: ServerVerb, locale: Locale): void {
  const records = {
    ...purchaseRecords,
    exportOptions: (words: Words) => [
      purchaseSortOption(words),
      new Option('--reimportable', words.purchases.help.reimportable),
    ],
    exportedOf,
  }
  defineExport(verb, records, locale)
}

function exportedOf(options: PurchaseExportOptions, context: Context): Exported {
  const { purchases } = context.words
  return {
    name: 'achats',
    download: async (client, format) => {
      const [{ purchaseExports }, { purchaseFiles }] = await Promise.all([
        import('@ma-cantine/lib/purchases/purchases-api'),
        import('@ma-cantine/lib/purchases/purchase-file-api'),
      ])
      const query = { ...(await purchaseQuery(client, options, context)), ordering: options.sort }
      const endpoints = options.reimportable ? purchaseFiles : purchaseExports
      return client.download(endpoints[format], { query })
    },
    json: () => ({ reimportable: options.reimportable === true }),
    lines: (place, leftOut) => [purchases.exported(place), ...(leftOut > 0 ? [purchases.leftOut(leftOut)] : [])],
  }
}
