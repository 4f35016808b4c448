import { choiceLabels } from '@ma-cantine/lib/purchases/choice-labels'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'

/** A product of a supplier as the list shows it: what is proposed for it, and what else was chosen. */
export function describeLabels(remembered: RememberedLabels, { words, locale }: Context): FileOutput {
  const labels = words.purchases.remembered
  const { description, provider, lastDate, count, contradictions, isForgotten } = remembered
  const isProposed = count > 0 && lastDate !== null
  return {
    mark: isProposed && contradictions.length === 0 ? 'good' : 'idle',
    file: makePrintable(provider === null ? description : labels.from(description, provider)),
    verdict: isProposed ? choiceLabels(remembered, locale) : isForgotten ? labels.forgotten : labels.nothing,
    ...(isProposed ? { message: labels.chosen(count, lastDate) } : {}),
    details: contradictions.map(other => ({ text: labels.other(choiceLabels(other, locale), other.count) })),
  }
}
