import type { ListedDiagnostic } from '@ma-cantine/lib/diagnostics/managed-diagnostics-api'
import type { Client } from '@ma-cantine/lib/http/client'
import {
  type DiagnosticFileKind,
  diagnosticFileKinds,
  readLeftOutReasons,
} from '@ma-cantine/lib/imports/diagnostic-file'
import { leftOutWords } from '@ma-cantine/lib/imports/left-out-words'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import { Option } from 'commander'
import type { Context } from '../app/context.ts'
import { oneOf, yearNumber } from '../app/options.ts'
import { canteenFilter, canteenQuery } from '../canteens/canteen-filter.ts'
import type { Exported, ExportOptions } from '../lists/export-file.ts'
import { recordCommand } from '../lists/record-command.ts'
import { isId } from '../lists/records.ts'
import { describeDiagnostic, describeDiagnosticDetail } from './diagnostic-output.ts'

/** The filters of diagnostics: all of them must match. */
interface Filters {
  readonly canteen?: readonly string[]
  readonly year?: number
}

interface DiagnosticExportOptions extends ExportOptions, Filters {
  readonly kind: DiagnosticFileKind
}

async function queryOf(client: Client, { canteen, year }: Filters, context: Context) {
  return { ...(await canteenQuery(client, canteen, context)), year }
}

type Query = Awaited<ReturnType<typeof queryOf>>

const loadApi = () => import('@ma-cantine/lib/diagnostics/managed-diagnostics-api')

export const defineDiagnostics = recordCommand<ListedDiagnostic, Filters, Query, DiagnosticExportOptions>({
  name: 'diagnostics',
  one: 'diagnostic',
  many: 'diagnostics',
  words: words => words.diagnostics,
  unknownCode: 'not-found',
  filters: words => [
    canteenFilter(words),
    new Option(`--year <${words.help.yearArgument}>`, words.diagnostics.help.year).argParser(yearNumber(words)),
  ],
  query: queryOf,
  mostInPage: pageSizes.diagnostics.most,
  read: async (client, query) => client.call((await loadApi()).listManagedDiagnostics, { query }),
  describe: describeDiagnostic,
  isNumber: isId,
  find: async (client, id) => {
    const { results } = await client.call((await loadApi()).listManagedDiagnostics, { query: { id } })
    return results[0] ?? null
  },
  describeDetail: describeDiagnosticDetail,
  exportOptions: words => [
    new Option(`--kind <${words.help.kindArgument}>`, words.diagnostics.help.kind)
      .argParser(oneOf(diagnosticFileKinds, words))
      .default('diagnostics'),
  ],
  exportedOf,
})

function exportedOf({ kind, ...filters }: DiagnosticExportOptions, context: Context): Exported {
  const { words, locale } = context
  return {
    name: kind.replaceAll('_', '-'),
    download: async (client, format) => {
      const { diagnosticFiles } = await import('@ma-cantine/lib/imports/diagnostic-file-api')
      const query = { ...(await queryOf(client, filters, context)), kind }
      return client.download(diagnosticFiles[format], { query })
    },
    json: ({ headers }) => ({
      kind,
      leftOutReasons: Object.fromEntries(readLeftOutReasons(headers).map(({ reason, count }) => [reason, count])),
    }),
    lines: (place, leftOut, { headers }) => [
      words.diagnostics.exported(place),
      ...(leftOut > 0 ? [words.diagnostics.leftOut(leftOut)] : []),
      ...readLeftOutReasons(headers).map(({ reason, count }) =>
        words.diagnostics.reason(leftOutWords[locale].line(reason, count)),
      ),
    ],
  }
}
