import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { leftOutHeader } from '../lists/left-out.ts'
import { anyId, oneYear } from '../lists/query-values.ts'
import { diagnosticFileKinds, leftOutReasonHeader, leftOutReasons, openDiagnosticFileKinds } from './diagnostic-file.ts'
import { leftOutWords } from './left-out-words.ts'

/** The import format, simple by default; which canteens, all managed ones by default; which year, all by default. */
export const DiagnosticFileSelection = z.object({
  kind: z.enum(diagnosticFileKinds).default('diagnostics'),
  canteen: anyId(),
  year: oneYear(),
})
export type DiagnosticFileSelection = z.output<typeof DiagnosticFileSelection>

export const DiagnosticFileCount = z.object({
  kind: z.enum(openDiagnosticFileKinds),
  /** The number of diagnostics that a file of this kind holds. */
  diagnosticCount: z.int(),
  /** The others, by the first reason. */
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int() })),
})
export type DiagnosticFileCount = z.output<typeof DiagnosticFileCount>

/** Of the kinds that anyone may import. */
export const countDiagnosticFiles = endpoint({
  method: 'GET',
  path: '/api/v1/diagnosticFiles/',
  summary: 'Compte les bilans que chaque format d’import peut contenir, et dit pourquoi il exclut les autres',
  access: 'user',
  scope: 'canteen:read',
  query: DiagnosticFileSelection.omit({ kind: true }),
  answer: z.array(DiagnosticFileCount),
})

const diagnosticsFile = <Extension extends string>(extension: Extension, words: string, type: string) =>
  endpoint({
    method: 'GET',
    path: `/api/v1/bilans.${extension}`,
    summary: `Exporte les bilans de ses cantines ${words}, au format de leurs imports`,
    access: 'user',
    scope: 'canteen:read',
    query: DiagnosticFileSelection,
    download: [type],
    headers: {
      [leftOutHeader]: 'Le nombre de bilans qui ne peuvent pas figurer dans ce format.',
      ...Object.fromEntries(
        leftOutReasons.map(reason => [
          leftOutReasonHeader(reason),
          `Parmi eux : ${leftOutWords.fr.description[reason]}.`,
        ]),
      ),
    },
  })

export const exportDiagnosticsAsCsv = diagnosticsFile('csv', 'en CSV', 'text/csv')
export const exportDiagnosticsAsXlsx = diagnosticsFile(
  'xlsx',
  'dans un classeur Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
)
export const exportDiagnosticsAsOds = diagnosticsFile(
  'ods',
  'dans un classeur OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet',
)
