import { catalogue } from '../messages/catalogue.ts'
import { formatDay } from '../messages/dates.ts'
import * as english from '../messages/english.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'

interface Period {
  /** YYYY-MM-DD, both included. */
  readonly start: string
  readonly end: string
}

const listOf = (locale: Locale, periods: readonly Period[], word: (start: string, end: string) => string): string =>
  new Intl.ListFormat(locale).format(
    periods.map(({ start, end }) => word(formatDay(start, locale), formatDay(end, locale))),
  )

/** The objections about waste measurements that need stored data. */
export const wasteRefusals = catalogue(
  {
    'unknown-measurement': 'Cette évaluation du gaspillage n’existe pas.',
    overlap: (periods: readonly Period[]) => {
      const others = french.plural(periods.length, 'une autre évaluation', `${periods.length} autres évaluations`)
      const dates = listOf('fr', periods, (start, end) => `du ${start} au ${end}`)
      return `La période recouvre ${others} de cet établissement, ${dates} : choisissez d’autres dates, ou modifiez l’évaluation qui existe.`
    },
  },
  {
    'unknown-measurement': 'This waste measurement does not exist.',
    overlap: periods => {
      const others = english.plural(periods.length, 'another measurement', `${periods.length} other measurements`)
      const dates = listOf('en', periods, (start, end) => `from ${start} to ${end}`)
      return `The period overlaps ${others} of this establishment, ${dates}: choose other dates, or change the one that exists.`
    },
  },
)
