import { choiceLabels } from '@ma-cantine/lib/purchases/choice-labels'
import { decisionAuthor } from '@ma-cantine/lib/purchases/decision-author'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'

/** A product of a supplier as the list shows it: what is proposed for it, and what else was chosen. */
export function describeLabels(remembered: RememberedLabels, { words, locale }: Context): FileOutput {
  const labels = words.purchases.remembered
  const { description, provider, lastDate, count, decision, contradictions, isForgotten } = remembered
  const isChosen = count > 0 && lastDate !== null
  const isProposed = decision !== null || isChosen
  return {
    mark: isProposed && contradictions.length === 0 ? 'good' : 'idle',
    file: makePrintable(provider === null ? description : labels.from(description, provider)),
    verdict: isProposed ? choiceLabels(remembered, locale) : isForgotten ? labels.forgotten : labels.nothing,
    ...(decision
      ? { message: labels.decided(decision.date.slice(0, 10), decisionAuthor(decision)) }
      : isChosen
        ? { message: labels.chosen(count, lastDate) }
        : {}),
    details: contradictions.map(other => ({ text: labels.other(choiceLabels(other, locale), other.count) })),
  }
}
