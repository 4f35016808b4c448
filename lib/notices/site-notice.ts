import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import type { InputOf } from '../entities/field.ts'
import { type SiteNoticeFields, siteNoticeFields } from './site-notice-fields.ts'

/** What the site tells all its readers now: an interruption to come, a trouble under way, a campaign that opens. */
export const SiteNotice = z.object(answerShape(siteNoticeFields, {}))
export type SiteNotice = z.output<typeof SiteNotice>

export type SiteNoticeInput = InputOf<SiteNoticeFields>
