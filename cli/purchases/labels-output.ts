import { characteristicLabels, familyLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchaseContradiction } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'

/** A product of a supplier as the list shows it: what is proposed for it, and what else was chosen. */
export function describeLabels(remembered: RememberedLabels, { words, locale }: Context): FileOutput {
  const labels = words.purchases.remembered
  const { description, provider, lastDate, count, contradictions, isForgotten } = remembered
  const named = (choice: Pick<PurchaseContradiction, 'family' | 'characteristics'>): string =>
    [
      ...(choice.family ? [familyLabels[locale][choice.family]] : []),
      ...choice.characteristics.map(code => characteristicLabels[locale][code]),
    ].join(', ')
  const isProposed = count > 0 && lastDate !== null
  return {
    mark: isProposed && contradictions.length === 0 ? 'good' : 'idle',
    file: makePrintable(provider === null ? description : labels.from(description, provider)),
    verdict: isProposed ? named(remembered) : isForgotten ? labels.forgotten : labels.nothing,
    ...(isProposed ? { message: labels.chosen(count, lastDate) } : {}),
    details: contradictions.map(other => ({ text: labels.other(named(other), other.count) })),
  }
}
