import { parisDay } from '@ma-cantine/lib/messages/today'
import type { SentWeighing } from '@ma-cantine/lib/waste/sent-weighings'

/** A new weighing of today, but for the given values. */
export const sentWeighing = (values: Partial<SentWeighing> = {}): SentWeighing => ({
  uuid: crypto.randomUUID(),
  revision: 1,
  day: parisDay(new Date()),
  source: 'leftovers',
  grams: 4200,
  edible: 'yes',
  isDeleted: false,
  ...values,
})
