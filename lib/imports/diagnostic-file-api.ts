import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints } from '../http/file-endpoints.ts'
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

/** How many reports of a selection fit in a file of one kind, and why the others do not. */
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

/** The calls that export reports, by format of file. */
export const diagnosticFiles = fileEndpoints({
  path: '/api/v1/bilans',
  summary: words => `Exporte les bilans de ses cantines ${words}, au format de leurs imports`,
  access: 'user',
  scope: 'canteen:read',
  query: DiagnosticFileSelection,
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
export const {
  csv: exportDiagnosticsAsCsv,
  xlsx: exportDiagnosticsAsXlsx,
  ods: exportDiagnosticsAsOds,
} = diagnosticFiles
