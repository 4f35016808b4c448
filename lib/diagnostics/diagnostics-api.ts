import { z } from 'zod'
import { changeAuthorship, HistoryEntry } from '../entities/history-entry.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { Diagnostic } from './diagnostic.ts'
import { DiagnosticChange, NewDiagnostic } from './diagnostic-input.ts'
import { diagnosticAnswerNames, figureSources } from './figure-sources.ts'

/** The canteen whose reports a path is about. */
export const DiagnosticsParams = z.object({ canteenId: PathId })

/** The report of a path, by its id and that of its canteen. */
export const DiagnosticParams = DiagnosticsParams.extend({ diagnosticId: PathId })

export const listDiagnostics = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/diagnostics/',
  summary: 'Liste les bilans d’une cantine que l’on gère, le plus récent d’abord',
  access: 'manager',
  scope: 'canteen:read',
  params: DiagnosticsParams,
  answer: z.array(Diagnostic),
})

/** A canteen has one diagnostic a year: 400 `{detail}` when it has that of the year already. */
export const createDiagnostic = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/diagnostics/',
  summary: 'Commence le bilan d’une année d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: DiagnosticsParams,
  idempotent: true,
  body: NewDiagnostic,
  dryRun: true,
  answer: Diagnostic,
  created: true,
})

/**
 * Only the rules that read a changed value apply, so that a step may be saved before the next. A declared diagnostic gets
 * 403. The answer of a 412 also tells who changed it since: `changedBy`, with `modificationDate`.
 */
export const updateDiagnostic = endpoint({
  method: 'PATCH',
  path: '/api/v1/canteens/:canteenId/diagnostics/:diagnosticId',
  summary: 'Modifie le bilan d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: DiagnosticParams,
  versioned: true,
  body: DiagnosticChange,
  dryRun: true,
  answer: Diagnostic,
})

export const listDiagnosticHistory = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/diagnostics/:diagnosticId/history/',
  summary: 'Liste les modifications d’un bilan, de la dernière à la première',
  access: 'manager',
  scope: 'canteen:read',
  params: DiagnosticParams,
  query: z.object(paging(pageSizes.diagnosticHistory)),
  answer: pageOf(HistoryEntry, {}),
})

/** Where a value that is given comes from, since when and by whom. */
export const FigureOrigin = z.object({
  field: z.enum(diagnosticAnswerNames),
  /** Null when it is not known. */
  source: z.enum(figureSources).nullable(),
  /** Null, like `author` and `through`, once the history no longer holds the change. */
  date: z.iso.datetime({ offset: true }).nullable(),
  author: changeAuthorship.author,
  through: changeAuthorship.through.nullable(),
  importId: changeAuthorship.importId,
  /** What the purchases of the year make now, where the value was copied from them and the caller may read them. */
  purchases: z.number().nullable(),
})
export type FigureOrigin = z.output<typeof FigureOrigin>

export const listFigureOrigins = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/diagnostics/:diagnosticId/sources/',
  summary: 'Dit d’où vient chaque valeur d’un bilan, depuis quand et par qui',
  access: 'manager',
  scope: 'canteen:read',
  params: DiagnosticParams,
  answer: z.array(FigureOrigin),
})
