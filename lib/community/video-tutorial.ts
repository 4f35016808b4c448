import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import type { InputOf } from '../entities/field.ts'
import { type VideoTutorialFields, videoTutorialFields } from './video-tutorial-fields.ts'

/** A past webinar to see again; its transcription is safe HTML, made of the Markdown that is stored. */
export const VideoTutorial = z.object(answerShape(videoTutorialFields, {}))
export type VideoTutorial = z.output<typeof VideoTutorial>

export type VideoTutorialInput = InputOf<VideoTutorialFields>
