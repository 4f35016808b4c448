import type { Locale } from '../messages/locale.ts'
import { characteristicLabels, familyLabels } from './purchase-labels.ts'
import type { PurchaseContradiction } from './purchase-proposals-api.ts'

/** The family and the characteristics of a choice, in words. */
export const choiceLabels = (
  { family, characteristics }: Pick<PurchaseContradiction, 'family' | 'characteristics'>,
  locale: Locale,
): string =>
  [
    ...(family ? [familyLabels[locale][family]] : []),
    ...characteristics.map(code => characteristicLabels[locale][code]),
  ].join(', ')
