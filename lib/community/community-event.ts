import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import type { InputOf } from '../entities/field.ts'
import { type CommunityEventFields, communityEventFields } from './community-event-fields.ts'

/** A meeting that is not over. */
export const CommunityEvent = z.object(answerShape(communityEventFields, {}))
export type CommunityEvent = z.output<typeof CommunityEvent>

export type CommunityEventInput = InputOf<CommunityEventFields>
