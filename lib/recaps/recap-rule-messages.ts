import type { CanteenRuleCode } from '../canteens/canteen-rules.ts'
import type { PurchaseRuleCode2026 } from '../purchases/purchase-rules-2026.ts'
import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import type { CellErrorCode } from '../table-schema/error.ts'
import type { RecapRuleCode } from './recap-rules.ts'

/** The sentences of the rules of recaps, except those shared with cells, canteens and purchases. */
export const recapRuleMessages = errorMessages<
  Exclude<RecapRuleCode, CellErrorCode | CanteenRuleCode | PurchaseRuleCode2026>
>(
  {
    'period-reversed': {
      title: 'Période à l’envers',
      message: ({ value, expected: firstDay }) =>
        `La période finit le ${fr.quote(value)}, avant de commencer le ${fr.quote(firstDay)}.`,
      advice: () => 'Vérifiez « date_debut » et « date_fin » : le premier jour vient avant le dernier.',
    },
    'period-of-several-years': {
      title: 'Période de plusieurs années',
      message: ({ value, expected: lastDay }) =>
        `La période finit le ${fr.quote(value)} : elle dépasse l’année où elle commence, qui s’achève le ${fr.quote(lastDay)}.`,
      advice: () => 'Faites une ligne par année civile : chaque montant compte dans le bilan d’une seule année.',
    },
  },
  {
    'period-reversed': {
      title: 'Period reversed',
      message: ({ value, expected: firstDay }) =>
        `The period ends on ${en.quote(value)}, before it begins on ${en.quote(firstDay)}.`,
      advice: () => 'Check “date_debut” and “date_fin”: the first day comes before the last one.',
    },
    'period-of-several-years': {
      title: 'Period of several years',
      message: ({ value, expected: lastDay }) =>
        `The period ends on ${en.quote(value)}: it goes beyond the year in which it begins, which ends on ${en.quote(lastDay)}.`,
      advice: () => 'Write one row for each calendar year: each amount counts in the report of one year.',
    },
  },
)
