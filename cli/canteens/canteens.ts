import type { Canteen } from '@ma-cantine/lib'
import { type CanteenFileVersion, canteenFileVersions } from '@ma-cantine/lib/canteens/canteen-file-versions'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import { Option } from 'commander'
import type { Context } from '../app/context.ts'
import { oneOf } from '../app/options.ts'
import type { Exported, ExportOptions } from '../lists/export-file.ts'
import { recordCommand } from '../lists/record-command.ts'
import type { ListedRecords } from '../lists/records.ts'
import { describeCanteen, describeCanteenDetail } from './canteen-output.ts'
import { findCanteen, isCanteenNumber } from './find-canteen.ts'
import { defineGroupVerbs } from './group-verbs.ts'

interface Filters {
  readonly search?: string
}

interface CanteenExportOptions extends ExportOptions, Filters {
  readonly reimportable: CanteenFileVersion
}

export const canteenRecords: ListedRecords<Canteen, Filters, Filters> = {
  many: 'canteens',
  words: words => words.canteens,
  unknownCode: 'unknown-canteen',
  filters: words => [new Option(`--search <${words.help.searchArgument}>`, words.canteens.help.search)],
  query: async (_client, { search }) => (search === undefined ? {} : { search }),
  mostInPage: pageSizes.canteens.most,
  read: async (client, query) => {
    const { listCanteens } = await import('@ma-cantine/lib/canteens/canteens-api')
    return client.call(listCanteens, { query: { ...query, ordering: 'name' } })
  },
  describe: describeCanteen,
}

export const defineCanteens = recordCommand<Canteen, Filters, Filters, CanteenExportOptions>({
  ...canteenRecords,
  name: 'canteens',
  one: 'canteen',
  words: words => words.canteens,
  isNumber: isCanteenNumber,
  find: findCanteen,
  describeDetail: describeCanteenDetail,
  exportOptions: words => [
    new Option(`--reimportable <${words.purchases.help.versionArgument}>`, words.canteens.help.reimportable)
      .argParser(oneOf(canteenFileVersions, words))
      .default('2025'),
  ],
  exportedOf,
  defineOthers: defineGroupVerbs,
})

function exportedOf({ search, reimportable: version }: CanteenExportOptions, { words }: Context): Exported {
  return {
    name: 'cantines',
    download: async (client, format) => {
      const { canteenFiles } = await import('@ma-cantine/lib/canteens/canteen-file-api')
      return client.download(canteenFiles[format], { query: { search, version } })
    },
    json: () => ({ version }),
    lines: (place, leftOut) => [
      words.canteens.exported(place),
      ...(leftOut > 0 ? [words.canteens.leftOut[version](leftOut)] : []),
    ],
  }
}
