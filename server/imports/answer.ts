import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { reportAnswer } from '@ma-cantine/lib/imports/wire-error'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { FastifyRequest } from 'fastify'
import { localeOf } from '../http/language.ts'

/** Answers of one request: they share its language and its clock. */
export class ImportAnswers {
  private readonly start = performance.now()
  readonly locale: Locale

  constructor(request: FastifyRequest) {
    this.locale = localeOf(request)
  }

  /** What a report says; nothing was written, unless `count` is given. */
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
      similarPurchaseCount: 0,
      similarPurchases: [],
    }
  }
}
