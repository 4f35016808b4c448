import { z } from 'zod'
import { withMessage } from '../messages/issue-message.ts'
import { wasteSources } from './waste-fields.ts'
import { wasteMessages } from './waste-messages.ts'
import { Weighing } from './weighing.ts'
import { edibleAnswers } from './weighing-fields.ts'
import { weighingMessages } from './weighing-messages.ts'

/** What a device, or a manager, says of a weighing. */
export const weighingInputs = {
  day: z
    .string()
    .trim()
    .pipe(z.iso.date(withMessage(wasteMessages('wrong-day')))),
  source: z.enum(wasteSources),
  /** The rules refuse what is not a mass, one weighing at a time. */
  grams: z.int(withMessage(weighingMessages('wrong-grams'))),
  edible: z.enum(edibleAnswers),
}

/** A weighing as a device has it now. */
export const SentWeighing = z.object({
  uuid: z.uuid().toLowerCase(),
  /** 1 for a new weighing, one more with each change that the device makes. */
  revision: z.int().positive().max(1_000_000),
  ...weighingInputs,
  isDeleted: z.boolean(),
})
export type SentWeighing = z.output<typeof SentWeighing>

/** The largest number of weighings in one request. */
export const mostSent = 200

/** The weighings of one request, at most `mostSent`. */
export const SentWeighings = z.array(SentWeighing).min(1).max(mostSent)

/** What became of a weighing that was sent. */
export const WeighingResult = z.object({
  uuid: z.string(),
  /** `stored` as well for one that was there already; nothing is stored of a `refused` one. */
  status: z.enum(['stored', 'refused']),
  /** Why it is refused. */
  message: z.string().nullable(),
  /** As it is stored now; null when nothing is, and once it is deleted. */
  weighing: Weighing.nullable(),
})
export type WeighingResult = z.output<typeof WeighingResult>
