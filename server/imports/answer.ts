import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { noImportCounts } from '@ma-cantine/lib/imports/import-counts'
import { reportAnswer } from '@ma-cantine/lib/imports/wire-error'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { FastifyRequest } from 'fastify'
import { localeOf } from '../http/language.ts'

/** Builds the answers of one request, with its language and the time it took. */
export class ImportAnswers {
  private readonly start = performance.now()
  readonly locale: Locale

  constructor(request: FastifyRequest) {
    this.locale = localeOf(request)
  }

  /** The answer with a report; `count` is the number of rows written. */
  of(report: FileReport, count = 0): ImportAnswer {
    return {
      ...reportAnswer(report, this.locale),
      count,
      seconds: Math.round(performance.now() - this.start) / 1000,
      duplicateFile: false,
      duplicatePurchases: [],
      duplicatePurchaseCount: 0,
      importId: null,
      plan: null,
      created: 0,
      updated: 0,
      unchanged: 0,
      counts: noImportCounts,
      similarPurchaseCount: 0,
      similarPurchases: [],
    }
  }
}
