import { catalogue } from '../messages/catalogue.ts'
import * as english from '../messages/english.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import { formatPeriod, type Period } from '../messages/periods.ts'

const listOf = (locale: Locale, periods: readonly Period[]): string =>
  new Intl.ListFormat(locale).format(periods.map(period => formatPeriod(period, locale)))

/** The objections about waste measurements that need stored data. */
export const wasteRefusals = catalogue(
  {
    'unknown-measurement': 'Cette évaluation du gaspillage n’existe pas.',
    overlap: (periods: readonly Period[]) => {
      const others = french.plural(periods.length, 'une autre évaluation', `${periods.length} autres évaluations`)
      const dates = listOf('fr', periods)
      return `La période recouvre ${others} de cet établissement, ${dates} : choisissez d’autres dates, ou modifiez l’évaluation qui existe.`
    },
  },
  {
    'unknown-measurement': 'This waste measurement does not exist.',
    overlap: periods => {
      const others = english.plural(periods.length, 'another measurement', `${periods.length} other measurements`)
      const dates = listOf('en', periods)
      return `The period overlaps ${others} of this establishment, ${dates}: choose other dates, or change the one that exists.`
    },
  },
)
