import type { Client } from '@ma-cantine/lib/http/client'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import type { ListedWasteMeasurement } from '@ma-cantine/lib/waste/waste-file-api'
import { Option } from 'commander'
import type { Context } from '../app/context.ts'
import { canteenFilter, canteenId, canteenQuery } from '../canteens/canteen-filter.ts'
import type { Exported, ExportOptions } from '../lists/export-file.ts'
import { recordCommand } from '../lists/record-command.ts'
import { isId } from '../lists/records.ts'
import { day } from '../lists/typed-day.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { describeMeasurement, describeMeasurementDetail, figuresOf } from './waste-output.ts'

/** The filters of measurements: all of them must match. */
interface Filters {
  readonly canteen?: readonly string[]
  readonly after?: string
  readonly before?: string
}

interface WasteExportOptions extends ExportOptions, Filters {
  readonly weighings?: true
}

async function queryOf(client: Client, { canteen, after, before }: Filters, context: Context) {
  return {
    ...(await canteenQuery(client, canteen, context)),
    period_start_date_after: after,
    period_end_date_before: before,
  }
}

type Query = Awaited<ReturnType<typeof queryOf>>

const loadApi = () => import('@ma-cantine/lib/waste/waste-file-api')

export const defineWaste = recordCommand<ListedWasteMeasurement, Filters, Query, WasteExportOptions>({
  name: 'waste',
  one: 'measurement',
  many: 'measurements',
  words: words => words.waste,
  unknownCode: 'not-found',
  filters: words => [
    canteenFilter(words),
    new Option(`--after <${words.help.dayArgument}>`, words.waste.help.after).argParser(day(words)),
    new Option(`--before <${words.help.dayArgument}>`, words.waste.help.before).argParser(day(words)),
  ],
  query: queryOf,
  mostInPage: pageSizes.wasteMeasurements.most,
  read: async (client, query) => client.call((await loadApi()).listManagedWasteMeasurements, { query }),
  describe: describeMeasurement,
  isNumber: isId,
  find: async (client, id) => {
    const { results } = await client.call((await loadApi()).listManagedWasteMeasurements, { query: { id } })
    return results[0] ?? null
  },
  describeDetail: describeMeasurementDetail,
  detailJson: measurement => ({ figures: figuresOf(measurement) }),
  exportOptions: ({ waste }) => [new Option('--weighings', waste.help.weighings)],
  exportedOf: (options, context) =>
    options.weighings ? weighingsOf(options, context) : measurementsOf(options, context),
})

const measurementsOf = (filters: Filters, context: Context): Exported => ({
  name: 'gaspillage',
  download: async (client, format) =>
    client.download((await loadApi()).wasteFiles[format], {
      query: await queryOf(client, filters, context),
    }),
  lines: place => [context.words.waste.exported(place)],
})

/** Weighings belong to one canteen. */
function weighingsOf({ canteen: canteens = [], after, before }: Filters, context: Context): Exported {
  const { waste } = context.words
  const [canteen, ...others] = canteens
  if (canteen === undefined || others.length > 0) {
    throw new Failure(exitCodes.usage, { code: 'one-canteen', ...waste.oneCanteen })
  }
  return {
    name: 'pesees',
    download: async (client, format) => {
      const { weighingFiles } = await import('@ma-cantine/lib/waste/weighings-api')
      const params = { canteenId: await canteenId(client, canteen, context) }
      return client.download(weighingFiles[format], { params, query: { start_date: after, end_date: before } })
    },
    lines: place => [waste.weighingsExported(place)],
  }
}
