import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { reportAnswer } from '@ma-cantine/lib/imports/wire-error'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import type { FastifyRequest } from 'fastify'

/** Answers of one request: they share its language and its clock. */
export class ImportAnswers {
  private readonly start = performance.now()
  readonly locale: Locale

  constructor(request: FastifyRequest) {
    this.locale = preferredLocale(request.headers['accept-language'])
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

/** The first of our languages in order of preference, French when none is asked for. */
export function preferredLocale(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((range, index) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const quality = parameters.find(parameter => parameter.trim().startsWith('q='))
    return { language: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1, index }
  })
  wanted.sort((a, b) => b.quality - a.quality || a.index - b.index)
  const known = wanted.flatMap(
    ({ language, quality }) => locales.find(locale => quality > 0 && locale === language) ?? [],
  )
  return known[0] ?? 'fr'
}
