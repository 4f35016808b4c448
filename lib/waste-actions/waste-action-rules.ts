import type { InputOf } from '../entities/field.ts'
import type { Message } from '../messages/catalogue.ts'
import { writingMessages } from '../writing/writing-messages.ts'
import type { WasteActionFields } from './waste-action-fields.ts'

export type WasteActionInput = InputOf<WasteActionFields>

/** How many first steps an action has, as their refusal says: fewer do not help to begin, more discourage. */
const stepCounts = { least: 3, most: 5 } as const

/** The texts that readers see, in one language and in the other. */
const texts = ['subtitle', 'why', 'effect', 'titleEn', 'subtitleEn', 'whyEn', 'effectEn'] as const

type Errors = Partial<Record<keyof WasteActionInput, readonly Message[]>>

/** What an action may not be, by value: a draft may still lack texts, but no picture is without its words. */
export function wasteActionErrors(action: WasteActionInput): Errors {
  const errors: Errors = {}
  const { picture, pictureText, pictureTextEn, published, firstSteps, firstStepsEn, wasteOrigins } = action
  if (picture !== null) {
    if (pictureText === '') errors.pictureText = [writingMessages('missing-picture-text')]
    if (published && pictureTextEn === '') errors.pictureTextEn = [writingMessages('missing-picture-text')]
  }
  if (!published) return errors
  for (const name of texts) if (action[name] === '') errors[name] = [writingMessages('missing-action-text')]
  if (firstSteps.length < stepCounts.least || firstSteps.length > stepCounts.most)
    errors.firstSteps = [writingMessages('step-count')]
  if (firstStepsEn.length !== firstSteps.length) errors.firstStepsEn = [writingMessages('steps-differ')]
  if (wasteOrigins.length === 0) errors.wasteOrigins = [writingMessages('missing-origin')]
  return errors
}
