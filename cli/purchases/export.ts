import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type PurchaseFileVersion, purchaseFileVersions } from '@ma-cantine/lib/purchases/purchase-file-versions'
import { Option } from 'commander'
import type { Context } from '../app/context.ts'
import { oneOf } from '../app/options.ts'
import { defineExport } from '../lists/export-command.ts'
import type { Exported, ExportOptions } from '../lists/export-file.ts'
import type { ServerVerb } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'
import { type PurchaseFilterOptions, purchaseQuery, purchaseRecords } from './purchase-filters.ts'
import { purchaseSortOption } from './purchase-options.ts'

interface PurchaseExportOptions extends ExportOptions, PurchaseFilterOptions {
  readonly sort?: string
  /** A format, or true for that of 2025. */
  readonly reimportable?: true | PurchaseFileVersion
}

export function definePurchasesExport(verb: ServerVerb, locale: Locale): void {
  const records = {
    ...purchaseRecords,
    exportOptions: (words: Words) => [
      purchaseSortOption(words),
      new Option(
        `--reimportable [${words.purchases.help.versionArgument}]`,
        words.purchases.help.reimportable,
      ).argParser(oneOf(purchaseFileVersions, words)),
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
      const version = versionOf(options)
      if (version === null) return client.download(purchaseExports[format], { query })
      return client.download(purchaseFiles[format], { query: { ...query, version } })
    },
    json: () => ({ reimportable: versionOf(options) !== null, version: versionOf(options) }),
    lines: (place, leftOut) => [purchases.exported(place), ...(leftOut > 0 ? [purchases.leftOut(leftOut)] : [])],
  }
}

/** The format of the file: null for one that no import reads. */
function versionOf({ reimportable }: PurchaseExportOptions): PurchaseFileVersion | null {
  if (!reimportable) return null
  return reimportable === true ? '2025' : reimportable
}
