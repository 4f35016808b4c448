import { formatDay, formatMonth } from '../messages/dates.ts'
import type { Locale } from '../messages/locale.ts'
import type { FileKind } from './file-kind.ts'
import { schemaOf } from './import-schemas.ts'

/** From when to when files may have a format. */
export interface FormatValidity {
  /** The day or the month in which it was published; null when it is older than 2026. */
  readonly validFrom: string | null
  /** The year of the last declaration campaign that takes it; null as long as no end is announced. */
  readonly lastCampaign: number | null
}

export function validityOf(kind: FileKind): FormatValidity {
  const { valid_from: validFrom = null, last_campaign: lastCampaign = null } = schemaOf(kind)
  return { validFrom, lastCampaign }
}

/** A validity in words, to complete « Format … » or to stand by themselves. */
export interface ValidityPhrases {
  /** « publié le 30 juin 2026 » */
  readonly published: string
  /** « accepté jusqu’à la fin de la campagne de déclaration de 2027 »; null as long as no end is announced. */
  readonly accepted: string | null
}

export function describeValidity({ validFrom, lastCampaign }: FormatValidity, locale: Locale): ValidityPhrases {
  const words = wordings[locale]
  return {
    published: words.published(validFrom),
    accepted: lastCampaign === null ? null : words.untilEndOf(lastCampaign),
  }
}

const isMonth = (date: string): boolean => date.length === '2026-02'.length

const fr = {
  published: (date: string | null): string => {
    if (date === null) return 'publié avant 2026'
    return isMonth(date) ? `publié en ${formatMonth(date, 'fr')}` : `publié le ${formatDay(date, 'fr')}`
  },
  untilEndOf: (year: number): string => `accepté jusqu’à la fin de la campagne de déclaration de ${year}`,
}

const wordings: Readonly<Record<Locale, typeof fr>> = {
  fr,
  en: {
    published: date => {
      if (date === null) return 'published before 2026'
      return isMonth(date) ? `published in ${formatMonth(date, 'en')}` : `published on ${formatDay(date, 'en')}`
    },
    untilEndOf: year => `accepted until the end of the declaration campaign of ${year}`,
  },
}
